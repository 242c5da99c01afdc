import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EndKept, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * A name that starts like its neighbours, in little space.
 *
 * **When**: names of stores, in cells and dialogs.
 *
 * **When not**: texts whose start identifies them.
 *
 * **Common mistakes**: an id or an amount in it: these are never cut.
 */
const meta = {
  component: EndKept,
  args: { children: 'Cà phê Sen Việt Thảo Điền' },
} satisfies Meta<typeof EndKept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const NAMES = [
  'Cà phê Sen Việt Thảo Điền',
  'Cà phê Sen Việt Phú Nhuận',
  'Trà Sen Việt',
  'Bếp Sen Việt Hội An',
];

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <div style={{ width: '10rem' }}>
      <Stack gap={2}>
        {NAMES.map((name) => (
          <EndKept key={name}>{name}</EndKept>
        ))}
      </Stack>
    </div>
  ),
};

/** Widths from a cell to a phone's card, and whether both last words fit; a fraction of a pixel is one of them. */
const PLACES = { '10rem': true, '8.03rem': true, '6.5rem': true, '4.2rem': false };

export const KeepsTheWordThatDiffers: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.keys(PLACES).map((width) => (
        <div key={width} style={{ width }}>
          <EndKept>Cà phê Sen Việt Nguyễn Huệ</EndKept>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const [width, fits] of Object.entries(PLACES)) {
      const place = canvasElement.querySelector(`[style*="${width}"]`)!;
      const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const parts: Text[] = [];
      while (text.nextNode()) parts.push(text.currentNode as Text);
      await expect(parts.map(({ data }) => data).join('')).toBe('Cà phê Sen Việt Nguyễn Huệ');
      const range = document.createRange();
      range.selectNodeContents(parts.at(-1)!);
      const drawn = range.getBoundingClientRect();
      const box = parts.at(-1)!.parentElement!.getBoundingClientRect();
      if (fits) await expect(drawn.width, width).toBeLessThanOrEqual(box.width);
      await expect(drawn.right).toBeLessThanOrEqual(place.getBoundingClientRect().right + 0.01);
    }
  },
};
