import * as v from 'valibot';
import { Button, Form, RightPanel, TextField, useForm } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/panel.ts';

/** Asks which transaction it is about, where nobody has said so yet. */
export function RequestRefundFind({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { open } = usePanel();
  const form = useForm({
    schema: v.object({ id: v.pipe(v.string(), v.trim(), v.nonEmpty(t('refund.request.find.missing'))) }),
    initial: { id: '' },
    onSubmit: async ({ id }) => {
      open('request-refund', id);
      return undefined;
    },
  });
  return (
    <RightPanel
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('refund.request.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="solid" tone="accent" type="submit" form={form.id}>
            {t('refund.request.continue')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <TextField
          label={t('refund.request.find.label')}
          hint={t('refund.request.find.hint')}
          required
          autoComplete="off"
          spellCheck={false}
          translate="no"
          {...form.field('id')}
        />
      </Form>
    </RightPanel>
  );
}
