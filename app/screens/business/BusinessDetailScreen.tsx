import { withBusiness } from '../../lib/address.ts';
import { Redirect, useLocation } from '../../lib/navigation/router.tsx';
import { useScope } from '../../state/business.ts';
import { BusinessPage } from './BusinessPage.tsx';

/** /merchant/business-information/[id]: opening a business makes it the current one, so the whole page is about it. */
export function BusinessDetailScreen({ id }: { id: string }) {
  const { merchantId } = useScope();
  const [path] = useLocation();
  if (id !== merchantId) return <Redirect to={withBusiness(path, id)} replace />;
  return <BusinessPage id={id} />;
}
