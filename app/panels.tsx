import { type IconType, RefundIcon } from '#design-system';
import type { Key } from './i18n/index.ts';
import { lazily } from './lib/lazily.tsx';

/**
 * The tasks that open beside whatever page one is on, each with an address: `?panel=request-refund&of=GD2611...`. A
 * screen opens one with `usePanel` and need not know where it is built.
 */
export interface PanelProps {
  /** The record that it is about; undefined where the person names it first. */
  of: string | undefined;
  onClose: () => void;
}

interface PanelEntry {
  title: Key;
  icon: IconType;
  /** What the person must be allowed to do. */
  scope: string;
  panel: ReturnType<typeof lazily<PanelProps>>;
}

export const panels: Readonly<Record<string, PanelEntry>> = {
  'request-refund': {
    title: 'refund.request.title',
    icon: RefundIcon,
    scope: 'refund:create',
    panel: lazily(async () => (await import('./screens/refunds/RequestRefundPanel.tsx')).RequestRefundPanel),
  },
};
