import type { Decorator } from '@storybook/react-vite';
import {
  AppShell,
  Brand,
  Breadcrumb,
  type LanguageCode,
  LanguageControl,
  type LayoutMode,
  ToastHost,
  TooltipHost,
  Topbar,
} from '#design-system';
import { BRAND, sampleAccount, sampleSidebar } from '../design-system/shell/sample.tsx';

/** The portal's own formatters: a pattern writes an amount and a moment as every screen does. */
export { formatAmount, formatCount, formatMoney } from '#app/lib/money.ts';
export {
  dayEnd,
  dayOf,
  dayStart,
  formatDateTime,
  formatFileStamp,
  formatIso,
  formatTime,
  presetRange,
} from '#app/lib/time.ts';

/** Where the fixed clock of the stories stands, in unix seconds: 02/03/2026 09:00:00 GMT+7. */
export const CLOCK = 1_772_416_800;

/** Draws a pattern as a screen of the portal: inside its shell, with this entry of the menu current. */
export const inPortal =
  (current: string, title: string): Decorator =>
  (Story, { globals }) => (
    <>
      <AppShell
        mode={globals.layout as LayoutMode}
        sidebar={sampleSidebar(current)}
        topbar={
          <Topbar
            start={<Breadcrumb items={[{ label: 'Tổng quan', href: '#/merchant' }, { label: title }]} />}
            mobileStart={<Brand name={BRAND.name} />}
            end={
              <LanguageControl
                value={globals.locale as LanguageCode}
                hrefs={{ vi: '#/merchant', en: '#/en/merchant' }}
              />
            }
            account={sampleAccount}
          />
        }
      >
        <Story />
      </AppShell>
      <ToastHost />
      <TooltipHost />
    </>
  );
