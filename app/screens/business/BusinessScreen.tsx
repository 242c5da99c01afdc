import { useScope } from '../../state/business.ts';
import { BusinessPage } from './BusinessPage.tsx';

/** /merchant/business-information: the current business. */
export function BusinessScreen() {
  return <BusinessPage id={useScope().merchantId} />;
}
