import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionList, Modal, Stack, Term, Text } from '#design-system';
import '../../kit/patience.ts';
import { forcedColors, inEveryMode, visual } from '../../kit/visual.ts';

/**
 * A technical term that explains itself: hover, keyboard focus and a tap show its explanation.
 *
 * **When**: the name of a field or a figure that a new cashier would ask about, once on a page.
 *
 * **When not**: for the name of an icon use `data-tip`; put what everyone needs into the page; never in the rows of a
 * table, where each would be a tab stop.
 *
 * **Common mistakes**: a term inside a link or a button; the same term ten times on a page; an explanation of more than
 * two sentences.
 */
const meta = {
  component: Term,
  args: {
    children: 'Thực nhận',
    explain: fn(async () => (
      <Stack gap={1}>
        <Text weight="semibold" lang="en">
          Net amount
        </Text>
        <Text>Số tiền doanh nghiệp nhận được sau khi trừ tiền hoàn, phí và thuế GTGT.</Text>
      </Stack>
    )),
  },
  render: (args) => (
    <main style={{ paddingBlockStart: '12rem' }}>
      <DescriptionList
        items={[
          { term: 'Tổng tiền giao dịch', value: '12.500.000 ₫' },
          { term: 'Thực nhận', drawn: <Term {...args} />, value: '12.362.500 ₫' },
        ]}
      />
    </main>
  ),
} satisfies Meta<typeof Term>;
export default meta;
type Story = StoryObj<typeof meta>;

const term = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Thực nhận' });
const meaning = () => screen.findByRole('tooltip', { hidden: true });
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Playground: Story = {};

export const Opened: Story = {
  ...inEveryMode,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(term(canvasElement)).toHaveFocus();
    await expect(await meaning()).toHaveTextContent('Net amount');
    await expect(term(canvasElement)).toHaveAccessibleDescription(/Số tiền doanh nghiệp nhận được/);
  },
};

export const InForcedColors: Story = { ...forcedColors, play: Opened.play! };

export const Stress: Story = {
  ...visual,
  args: {
    children: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    explain: fn(async () => <Text>{'Một lời giải thích dài hơn nó nên dài, ẨN ẪN ỖNG ỂN. '.repeat(5)}</Text>),
  },
  play: async () => {
    await userEvent.tab();
    await meaning();
  },
};

export const FetchesItsMeaningWhenItIsFirstWanted: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(args.explain).not.toHaveBeenCalled();
    await userEvent.hover(term(canvasElement));
    await expect(args.explain).toHaveBeenCalled();
    await meaning();
  },
};

export const CanBeHoveredAndStays: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(term(canvasElement));
    const bubble = await meaning();
    await userEvent.unhover(term(canvasElement));
    await userEvent.hover(bubble);
    await rest(500);
    await expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    await gone();
  },
};

export const TakesNoMoreRoomThanItsWord: Story = {
  play: async ({ canvasElement }) => {
    const [plain, explained] = [...canvasElement.querySelectorAll('dt')].map(
      (name) => name.getBoundingClientRect().height,
    );
    await expect(explained).toBe(plain);
    // The minimum target size for touch or a tremor (WCAG 2.5.8).
    await expect(term(canvasElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const EscapeTakesItAwayAndNothingElse: Story = {
  render: (args) => (
    <Modal open onOpenChange={fn()} title="Kỳ đối soát">
      <Term {...args} />
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Kỳ đối soát' });
    const word = within(dialog).getByRole('button', { name: 'Thực nhận' });
    await userEvent.click(word);
    await meaning();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(dialog).toBeVisible();
    await expect(word).toHaveFocus();
  },
};

export const ATapShowsAndHidesIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: term(canvasElement) });
    await meaning();
    await userEvent.pointer({ keys: '[TouchA]', target: within(canvasElement).getByText('12.500.000 ₫') });
    await gone();
  },
};

export const SaysNothingWhereTheMeaningCannotBeFetched: Story = {
  args: { explain: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    await userEvent.hover(term(canvasElement));
    await rest(500);
    await gone();
  },
};

export const StaysBesideItsWordAndLeavesWithIt: Story = {
  render: (args) => (
    <main style={{ paddingBlock: '20rem 300vh' }}>
      <Term {...args} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const bubble = await meaning();
    const gap = () => term(canvasElement).getBoundingClientRect().top - bubble.getBoundingClientRect().bottom;
    const before = gap();
    window.scrollTo(0, 60);
    await waitFor(() => expect(Math.round(gap())).toBe(Math.round(before)));
    window.scrollTo(0, 900);
    await gone();
    window.scrollTo(0, 0);
  },
};
