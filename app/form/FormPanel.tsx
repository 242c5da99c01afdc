import type { ReactNode } from 'react';
import { Button, Modal, RightPanel } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useOnline } from '../lib/online.ts';
import { FormBody, type FormParts, ReviewButtons, SubmitButton, useFormGuard } from './parts.tsx';

interface FormPanelProps<Values> extends FormParts<Values> {
  /** A dialog for one or two fields about the page below it; such a form has no address. */
  variant?: 'panel' | 'dialog';
  tone?: 'accent' | 'danger';
  /** The button is enabled before the form is valid: a press shows what is missing. */
  allowInvalid?: boolean;
  /** Why the form cannot be submitted; shown at the button. */
  disabled?: string | false | undefined;
  /** Replaces the form: its result, or why there is none. */
  instead?: { content: ReactNode; actions?: ReactNode; locked?: boolean } | undefined;
  onClose: () => void;
}

/**
 * A form beside the page it belongs to: title, fields and footer; shows errors with their reference code; locked while
 * offline; asks for confirmation before typed input is lost by Esc, the close button, a link, back or reload.
 */
export function FormPanel<Values>(props: FormPanelProps<Values>) {
  const { task, title, description, instead, onClose } = props;
  const { variant = 'panel', tone = 'accent', allowInvalid, submit, disabled } = props;
  const t = useT();
  const online = useOnline();
  const { form, loading, unsaved, sending } = task;
  const guard = useFormGuard({ ...task, unsaved: unsaved && !instead }, { inPanel: variant === 'panel' });
  const isReady = loading.state === 'ready' && !instead;
  const isUnchanged = task.needsChange && !unsaved;
  const off =
    disabled ||
    (!online && t('form.waitOnline')) ||
    (isUnchanged && t('form.unchanged')) ||
    (!allowInvalid && !form.valid && t('form.incomplete'));
  const Box = variant === 'dialog' ? Modal : RightPanel;
  const close = async () => {
    if (await guard.confirmClose()) onClose();
  };
  return (
    <>
      <Box
        open
        onOpenChange={(open) => !open && onClose()}
        title={title}
        description={description}
        size={variant === 'dialog' ? 'sm' : undefined}
        confirmClose={guard.confirmClose}
        locked={sending || instead?.locked}
        footer={
          task.review && !instead ? (
            <ReviewButtons key="review" task={task} />
          ) : (
            <>
              <Button busy={sending || instead?.locked} onClick={() => void close()}>
                {t(isReady ? 'action.cancel' : 'action.close')}
              </Button>
              {instead?.actions}
              {isReady && <SubmitButton {...{ task, submit, tone, disabled: off }} />}
            </>
          )
        }
      >
        {instead ? instead.content : <FormBody {...props} canSend={!off && !sending} />}
      </Box>
      {guard.question}
      {task.question}
    </>
  );
}
