import { EditIcon } from '#design-system';
import { useT } from '../i18n/index.ts';
import { ActionButton } from '../lib/ActionButton.tsx';
import { usePanel } from '../lib/navigation/panel.ts';
import { useCan } from '../state/access.ts';
import { type KeyedAction, useActionKeys } from '../state/shortcuts.ts';

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
  const action: KeyedAction = {
    id: 'edit',
    label: t('action.edit'),
    icon: EditIcon,
    keys: ['u'],
    disabled: may ? reason : t('action.editDenied', { scope }),
    run: () => id !== undefined && panel.open(name, id),
  };
  useActionKeys([action]);
  return <ActionButton action={action} busy={id === undefined} />;
}
