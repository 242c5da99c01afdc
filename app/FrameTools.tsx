import { AccountMenu } from './AccountMenu.tsx';
import { BusinessControl } from './BusinessControl.tsx';

/** What stands around every page and is fetched behind the page's own content. */
export { TooltipHost } from '#design-system';
export { IdleGuard } from './IdleGuard.tsx';
export { LanguageSwitch } from './LanguageSwitch.tsx';

/** Which business, and who: the second row of the topbar on a phone. */
export function AccountTools() {
  return (
    <>
      <BusinessControl />
      <AccountMenu />
    </>
  );
}
