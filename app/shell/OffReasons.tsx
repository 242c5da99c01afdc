import { type OffControl, OffReasonHost } from '#design-system';
import { useT } from '../i18n/index.ts';
import { rightInWords, rightNamedIn } from '../shared/rightsInWords.ts';
import { useBusiness, useScope } from '../state/business.ts';
import { usePreview } from '../state/preview.ts';
import { useUserName } from '../state/session.ts';

/**
 * "Vì sao tôi không làm được?" (screens, idea 8): explains disabled controls. If a permission is missing, it offers a
 * request text that names it. The URL is included without its query, which may hold search terms.
 */
export function OffReasons() {
  const t = useT();
  const user = useUserName();
  const business = useBusiness();
  const { storeId } = useScope();
  const preview = usePreview();
  const requestOf = ({ name, reason }: OffControl) => {
    const scope = rightNamedIn(reason);
    // During a role preview the user does not really lack the permission.
    if (!scope || preview) return undefined;
    return t(storeId === undefined ? 'why.request' : 'why.requestOfStore', {
      scope,
      right: rightInWords(t, scope) ?? '',
      control: name,
      user,
      business: `${business?.companyName ?? '-'} (${business?.registrationNumber ?? '-'})`,
      store: storeId ?? '',
      address: location.origin + location.pathname,
    });
  };
  return <OffReasonHost requestOf={requestOf} />;
}
