import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { DESKTOP_BREAKPOINT, StatusBadge } from '#design-system';
import { media } from '#design-system/theme/tokens.ts';
import { visual } from '../kit/visual.ts';
import { Page, SpecTable } from './Specimens.tsx';

/**
 * One breakpoint separates the mobile form from the desktop form: 991 px is the last mobile width, 992 px the first
 * desktop width (specification 9). The others only adjust details.
 *
 * **When**: the shell, tables that become cards, filters that move into a sheet.
 *
 * **When not**: content that adapts by itself. A grid that fills its row needs no breakpoint.
 *
 * **Common mistakes**: checking only one width. The toolbar offers both 991 and 992.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const follow = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

function Queries() {
  const width = useSyncExternalStore(follow, () => window.innerWidth);
  const rows = Object.entries(media).map(([name, rule]) => {
    const query = rule.replace('@media ', '');
    const on = window.matchMedia(query).matches;
    return [
      `media.${name}`,
      <code key="query">{query}</code>,
      <StatusBadge
        key="now"
        tone={on ? 'success' : 'neutral'}
        icon={on ? 'check' : 'failed'}
        label={on ? 'yes' : 'no'}
      />,
    ] as const;
  });
  return (
    <Page
      title="Breakpoints"
      specimens={<SpecTable label="Media queries" columns={['Name', 'Query', 'Now']} rows={rows} />}
    >
      This window is {width} px wide: the {width > DESKTOP_BREAKPOINT ? 'desktop' : 'mobile'} form. The mobile
      form ends at {DESKTOP_BREAKPOINT} px.
    </Page>
  );
}

export const Breakpoints: Story = { ...visual, render: () => <Queries /> };
