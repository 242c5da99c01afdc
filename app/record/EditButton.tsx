import { Button, EditIcon, toast } from '#design-system';
import { useT } from '../i18n/index.ts';
import { usePanel } from '../lib/navigation/panel.ts';
import { useCan } from '../state/access.ts';
import { useShortcuts } from '../state/shortcuts.ts';

/** How a record is edited: a form of `app/panels.tsx` that `touches` the `name` of the record's kind. */
export interface RecordEdit {
  panel: string;
  /** The required permission. */
  scope: string;
  /** Why no one can edit this record. */
  reason?: string | undefined;
}

interface EditButtonProps extends RecordEdit {
  /** Undefined until loaded. */
  id: string | undefined;
}

/** Opens the edit form of a record, by its button or by `u`; if it is disabled, both give the reason. */
export function EditButton({ panel: name, scope, reason, id }: EditButtonProps) {
  const t = useT();
  const panel = usePanel();
  const may = useCan(scope);
  const denied = may ? reason : t('action.editDenied', { scope });
  const open = () => panel.open(name, id);
  useShortcuts({
    u: () => {
      if (denied) toast({ tone: 'info', title: denied, key: 'edit' });
      else if (id !== undefined) open();
    },
  });
  return (
    <Button icon={EditIcon} disabled={denied} busy={id === undefined} aria-keyshortcuts="u" onClick={open}>
      {t('action.edit')}
    </Button>
  );
}
