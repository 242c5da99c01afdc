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

/** Widths from a phone's card to a cell; a fraction of a pixel is one of them. */
const PLACES = { '10rem': 2, '8.03rem': 2, '6.5rem': 2, '4.2rem': 1 };

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
    for (const [width, words] of Object.entries(PLACES)) {
      const place = canvasElement.querySelector(`[style*="${width}"]`)!;
      const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const parts: Text[] = [];
      while (text.nextNode()) parts.push(text.currentNode as Text);
      await expect(parts.map(({ data }) => data).join('')).toBe('Cà phê Sen Việt Nguyễn Huệ');
      for (const part of parts.slice(-words)) {
        const range = document.createRange();
        range.selectNodeContents(part);
        const drawn = range.getBoundingClientRect();
        const box = part.parentElement!.getBoundingClientRect();
        await expect(drawn.width, `"${part.data}" in ${width}`).toBeLessThanOrEqual(box.width);
        await expect(drawn.right).toBeLessThanOrEqual(place.getBoundingClientRect().right + 0.01);
      }
    }
  },
};
