import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppShell, PageSkeleton, SidebarSkeleton, Topbar, TopbarPlace, TopbarSkeleton } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { BRAND, sampleAccount, sampleBreadcrumb, sampleLanguage } from './sample.tsx';

/**
 * The menu and the topbar before the user is known: the HTML contains them, so that the first paint waits for nothing.
 * `TopbarPlace` reserves the space of one group of tools in an existing topbar.
 *
 * **When**: in the prerendered page, together with `PageSkeleton`.
 *
 * **When not**: for the permission check in a running page, use `FullScreenSpinner`.
 *
 * **Common mistakes**: other rows and heights than the real parts, so that the layout shifts when these appear.
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

/** The same HTML file is in the mode of `<html data-layout>` from the first paint. */
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

/**
 * Each tool appears exactly where its placeholder was, however short the names are, so that no one presses the wrong
 * one.
 */
export const ToolsComeToTheirPlaces: Story = {
  render: () => (
    // A page has only one banner: inside an article, a header is not a banner.
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

/** The topbar is there, its tools still load. */
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
