import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { DESKTOP_BREAKPOINT, StatusBadge } from '#design-system';
import { media } from '#design-system/theme/tokens.ts';
import { visual } from '../kit/visual.ts';
import { Page, SpecTable } from './Specimens.tsx';

/**
 * One breakpoint parts the mobile form from the desktop's: 991 px is the last of the one, 992 the first of the other
 * (specification 9). The others trim.
 *
 * **When**: the shell, tables that become cards, filters that move into a sheet.
 *
 * **When not**: what flows by itself. A grid that fills its row needs no breakpoint.
 *
 * **Common mistakes**: judging at one width. The toolbar has 991 and 992 side by side.
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
