import { Button, Modal } from '#design-system';
import { useT } from './i18n/index.ts';

interface IdleDialogProps {
  secondsLeft: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** The warning before an idle session ends: one button extends it. */
export function IdleDialog({ secondsLeft, onStay, onSignOut }: IdleDialogProps) {
  const t = useT();
  return (
    <Modal
      open
      role="alertdialog"
      title={t('session.idleTitle')}
      description={t('session.idleText', { seconds: secondsLeft })}
      onOpenChange={onStay}
      footer={
        <>
          <Button onClick={onSignOut}>{t('action.signOut')}</Button>
          <Button variant="solid" tone="accent" onClick={onStay}>
            {t('session.stay')}
          </Button>
        </>
      }
    />
  );
}
