import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShell, PageSkeleton, SidebarSkeleton, Topbar, TopbarPlace, TopbarSkeleton } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { BRAND, sampleBreadcrumb } from './sample.tsx';

/**
 * The menu and the bar before anyone is known: what the HTML holds before any script, so that the first paint waits
 * for nothing. `TopbarPlace` holds the room of one group of tools in a bar that already stands.
 *
 * **When**: in the prerendered page, together with `PageSkeleton`.
 *
 * **When not**: while the permission check runs in a page that has started, a `FullScreenSpinner` says so.
 *
 * **Common mistakes**: other rows and heights than the real parts have, which shift when they come.
 */
const meta = {
  component: SidebarSkeleton,
  subcomponents: { TopbarSkeleton, TopbarPlace },
  parameters: { layout: 'fullscreen' },
  args: { brandName: BRAND.name },
  render: (args) => (
    <AppShell sidebar={<SidebarSkeleton {...args} />} topbar={<TopbarSkeleton />}>
      <PageSkeleton />
    </AppShell>
  ),
} satisfies Meta<typeof SidebarSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

/** The same file of HTML stands in the mode that `<html data-layout>` names before anything is painted. */
export const InTheSlimMode: Story = {
  ...onDesktop,
  render: (args) => (
    <AppShell mode="slim" sidebar={<SidebarSkeleton {...args} />} topbar={<TopbarSkeleton />}>
      <PageSkeleton />
    </AppShell>
  ),
};

export const InTheHorizontalMode: Story = {
  ...onDesktop,
  render: (args) => (
    <AppShell mode="horizontal" sidebar={<SidebarSkeleton {...args} />} topbar={<TopbarSkeleton />}>
      <PageSkeleton />
    </AppShell>
  ),
};

/** The bar stands, its tools are still on their way. */
export const PlacesOfTools: Story = {
  ...visual,
  render: () => (
    <Topbar
      start={sampleBreadcrumb}
      end={<TopbarPlace of="language" />}
      account={<TopbarPlace of="account" />}
    />
  ),
};
