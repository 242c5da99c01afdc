import { ButtonLink, WebposIcon } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { allows } from '../../lib/permission.ts';
import { useViewer } from '../../state/access.ts';

/** The next step before the first transaction: the web POS, for users who may use it. */
export function FirstTransaction() {
  const t = useT();
  const viewer = useViewer();
  if (!viewer || !allows('webpos', viewer)) return null;
  return (
    <ButtonLink variant="solid" tone="accent" icon={WebposIcon} href="/merchant/webpos">
      {t('transaction.emptyAction')}
    </ButtonLink>
  );
}
