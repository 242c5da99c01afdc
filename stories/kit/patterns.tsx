import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import {
  AppShell,
  Brand,
  Breadcrumb,
  type LanguageCode,
  LanguageControl,
  type LayoutMode,
  type SidebarItem,
  ToastHost,
  TooltipHost,
  Topbar,
} from '#design-system';
import { BRAND, sampleAccount, sampleSidebar } from '../design-system/shell/sample.tsx';

export { download } from '#app/lib/download.ts';
/** The portal's own formatters: a pattern writes an amount and a moment as every screen does. */
export { formatAmount, formatCount, formatMoney } from '#app/lib/money.ts';
export {
  dayEnd,
  dayOf,
  dayStart,
  formatDateTime,
  formatIso,
  presetRange,
} from '#app/lib/time.ts';

/** Where the fixed clock of the stories stands, in unix seconds: 02/03/2026 09:00:00 GMT+7. */
export const CLOCK = 1_772_416_800;

interface PortalFrameProps {
  /** The entry of the menu that is current. */
  current: string;
  /** Last part of the breadcrumb. */
  title: string;
  globals: Record<string, unknown>;
  /** The menu, where it is not the whole one. */
  items?: SidebarItem[];
  /** News that concerns every screen. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The portal's shell around a pattern, with the hosts that stand once in it. */
export function PortalFrame({ current, title, globals, items, banner, children }: PortalFrameProps) {
  return (
    <>
      <AppShell
        mode={globals.layout as LayoutMode}
        banner={banner}
        sidebar={sampleSidebar(current, items)}
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
        {children}
      </AppShell>
      <ToastHost />
      <TooltipHost />
    </>
  );
}

/** Draws a pattern as a screen of the portal: inside its shell, with this entry of the menu current. */
export const inPortal =
  (current: string, title: string): Decorator =>
  (Story, { globals }) => (
    <PortalFrame current={current} title={title} globals={globals}>
      <Story />
    </PortalFrame>
  );

/** Waits until nothing of the screen is on its way any more: what a play or a picture of an arranged table starts from. */
export const drawn = (canvas: HTMLElement) =>
  waitFor(() => {
    if (canvas.querySelector('main [aria-busy="true"]')) throw new Error('The screen is not all there yet');
  });
