import { withBusiness } from '../../lib/address.ts';
import { Redirect, useLocation } from '../../lib/navigation/router.tsx';
import { useScope } from '../../state/business.ts';
import { BusinessPage } from './BusinessPage.tsx';

/** /merchant/business-information/[id]: one works in the business that one looks at, so all of the page is about it. */
export function BusinessDetailScreen({ id }: { id: string }) {
  const { merchantId } = useScope();
  const [path] = useLocation();
  if (id !== merchantId) return <Redirect to={withBusiness(path, id)} replace />;
  return <BusinessPage id={id} />;
}
