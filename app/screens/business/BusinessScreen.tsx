import { useScope } from '../../state/business.ts';
import { BusinessPage } from './BusinessPage.tsx';

/** /merchant/business-information: the business that is worked in. */
export function BusinessScreen() {
  return <BusinessPage id={useScope().merchantId} />;
}
