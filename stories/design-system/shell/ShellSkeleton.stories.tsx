import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShell, PageSkeleton, SidebarSkeleton, TopbarSkeleton } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { BRAND } from './sample.tsx';

/**
 * The menu and the bar before anyone is known: what the HTML holds before any script, so that the first paint waits
 * for nothing.
 *
 * **When**: in the prerendered page, together with `PageSkeleton`.
 *
 * **When not**: while the permission check runs in a page that has started, a `FullScreenSpinner` says so.
 *
 * **Common mistakes**: other rows and heights than the real parts have, which shift when they come.
 */
const meta = {
  component: SidebarSkeleton,
  subcomponents: { TopbarSkeleton },
  parameters: { layout: 'fullscreen' },
  args: { brandName: BRAND.name },
  render: (args) => (
    <AppShell sidebar={<SidebarSkeleton {...args} />} topbar={<TopbarSkeleton brandName={args.brandName} />}>
      <PageSkeleton />
    </AppShell>
  ),
} satisfies Meta<typeof SidebarSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };
