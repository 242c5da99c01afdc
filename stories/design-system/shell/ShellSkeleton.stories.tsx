import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppShell, PageSkeleton, SidebarSkeleton, Topbar, TopbarPlace, TopbarSkeleton } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { BRAND, sampleAccount, sampleBreadcrumb, sampleLanguage } from './sample.tsx';

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

/** Each tool stands where its place was, to the pixel, however short the names are: nobody presses beside the language. */
export const ToolsComeToTheirPlaces: Story = {
  render: () => (
    // A page has one banner: inside an article a header is none.
    <>
      <article>
        <TopbarSkeleton />
      </article>
      <article>
        <Topbar start={sampleBreadcrumb} end={sampleLanguage} account={sampleAccount} />
      </article>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [places, tools] = [...canvasElement.querySelectorAll('header')].map((bar) =>
      [...bar.querySelectorAll('.end > *, .account > *')].map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      }),
    );
    await expect(tools).toHaveLength(5);
    await expect(tools).toEqual(places);
  },
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
