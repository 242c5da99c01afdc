import { useState } from 'react';
import { Button, Card, ConfirmModal, Link, Stack, Tag, Text, toast } from '#design-system';
import { type HelpPage, setHelpPageActive } from '../../api/helpPages.ts';
import { submitFailure } from '../../form/failure.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { Markdown } from '../../lib/markdown/Markdown.tsx';
import { useMutation } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { formatDate } from '../../lib/time.ts';
import { mayOpen } from '../../shared/help/helpTopics.ts';
import { useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { viewHref } from './help.ts';

interface HelpTextProps {
  page: HelpPage;
  /** Shows the title as a link to the page: used when several pages are listed. */
  titled?: boolean;
}

/** The text of a page in the portal's language, with links to the screens it mentions. */
export function HelpText({ page, titled = false }: HelpTextProps) {
  const t = useT();
  const locale = useLocale();
  const viewer = useViewer();
  const { id, title, body, active, updatedAt } = page;
  const name = shown(title[locale], 200);
  const link = (
    <Link variant="quiet" href={viewHref({ page: id })}>
      {name}
    </Link>
  );
  return (
    <Card title={titled ? link : undefined} actions={titled && <ActiveSwitch page={page} />}>
      {!active && (
        <Stack direction="row">
          <Tag tone="warning" label={t('help.hidden')} />
        </Stack>
      )}
      <Markdown text={body[locale]} mayOpen={(path) => mayOpen(path, viewer)} />
      {updatedAt !== undefined && (
        <Text as="p" size="sm" tone="muted">
          {t('help.updated', { time: formatDate(updatedAt) })}
        </Text>
      )}
    </Card>
  );
}

/** For ADMINs: hides the page from everyone else, or shows it again. */
export function ActiveSwitch({ page: { id, title, active } }: { page: HelpPage }) {
  const t = useT();
  const name = shown(title[useLocale()], 200);
  const isAdmin = useViewer()?.userType === 'ADMIN';
  const scope = useScope();
  const readAgain = useReadAgain();
  const [open, setOpen] = useState(false);
  const change = useMutation({ mutationFn: () => setHelpPageActive(scope, id, !active) });
  const way = active ? 'hide' : 'show';
  const confirm = async () => {
    try {
      await change.mutateAsync();
    } finally {
      // Also after a lost response: the page then shows the actual state.
      void readAgain(['help']);
    }
    toast({ tone: 'success', title: t(`help.${way}.done`, { name }) });
  };
  if (!isAdmin) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t(`help.${way}.open`)}
      </Button>
      <ConfirmModal
        open={open}
        onOpenChange={setOpen}
        tone="accent"
        title={t(`help.${way}.title`, { name })}
        consequence={t(`help.${way}.text`)}
        confirmLabel={t(`help.${way}.open`)}
        onConfirm={confirm}
        describeError={(error) => {
          const { title, text } = submitFailure(error, [], t);
          return `${title}. ${text}`;
        }}
      />
    </>
  );
}
