import { EditIcon, GatedButton, toast } from '#design-system';
import { useT } from '../i18n/index.ts';
import { usePanel } from '../lib/navigation/panel.ts';
import { useCan } from '../state/access.ts';
import { useShortcuts } from '../state/shortcuts.ts';

/** How a record is changed: a form of `app/panels.tsx`, which `touches` the `name` of the record's kind. */
export interface RecordEdit {
  panel: string;
  /** The required permission. */
  scope: string;
  /** Why this one cannot be changed by anybody. */
  reason?: string | undefined;
}

interface EditButtonProps extends RecordEdit {
  /** Undefined until it is known. */
  id: string | undefined;
}

/** Opens the form of a record, by its button or by `u`; where it is off both say why. */
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
    <GatedButton
      icon={EditIcon}
      disabledReason={denied}
      disabled={id === undefined}
      aria-keyshortcuts="u"
      onClick={open}
    >
      {t('action.edit')}
    </GatedButton>
  );
}
