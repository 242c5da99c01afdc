import { announce, Button, copyText, PlainDialog, Stack, Text } from '#design-system';
import { useT } from '../i18n/index.ts';
import { formatMoney } from '../lib/money.ts';
import { useConfirmSignOut, useSignOutQuestion } from '../state/session.ts';

/** Asked when signing out would forget a refund request with an unknown result. */
export function SignOutQuestion() {
  const t = useT();
  const [question, close] = useSignOutQuestion();
  const signOut = useConfirmSignOut();
  if (!question) return null;
  const isOpen = question.length > 0;
  const references = question.map(({ reference, transactionId, amount }) =>
    [transactionId, formatMoney(amount), reference].join(' '),
  );
  return (
    <PlainDialog
      title={isOpen ? t('session.openTitle') : t('session.signOutTitle')}
      description={isOpen ? t('session.openText') : t('session.signOutText')}
      onClose={close}
      footer={
        <>
          <Button data-safe onClick={close}>
            {t('session.remain')}
          </Button>
          <Button variant="solid" tone={isOpen ? 'danger' : 'accent'} onClick={() => signOut()}>
            {isOpen ? t('session.signOutAnyway') : t('action.signOut')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <Stack gap={2} align="start">
          {references.map((reference) => (
            <Text key={reference} translate="no">
              {reference}
            </Text>
          ))}
          <Button
            onClick={() =>
              void copyText(references.join('\n')).then((done) => done && announce(t('session.copied')))
            }
          >
            {t('session.copyReferences')}
          </Button>
        </Stack>
      )}
    </PlainDialog>
  );
}
