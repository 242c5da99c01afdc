import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, DENSITIES, SCALES, STACK_GAPS } from '#design-system';
import { border, color, radius, size, space } from '#design-system/theme/tokens.ts';
import { inBothThemes, visual } from '../kit/visual.ts';
import { inPx, Page, Part, SpecTable } from './Specimens.tsx';

/**
 * A grid of 4 px at the scale of 14. Lengths are in rem, so that the scale (12 to 16) zooms all of them alike.
 *
 * **When**: gaps of `Stack` are steps of the grid. Sizes of rows and controls follow the density, and 44 px on touch.
 *
 * **When not**: custom lengths. The app has none, the design system takes them from the tokens.
 *
 * **Common mistakes**: half steps to fill a gap. They are for optical corrections.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const bar = (width: string, height: string) => (
  <div style={{ width, height, borderRadius: radius.sm, background: color.accent }} />
);

export const Steps: Story = {
  ...inBothThemes,
  render: () => (
    <Page
      title="Spacing"
      specimens={
        <SpecTable
          label="Steps of the grid"
          columns={['Call', 'At scale 14', 'Written as', 'Looks']}
          rows={STACK_GAPS.map((steps) => [
            `space(${steps})`,
            inPx(space(steps)),
            space(steps),
            bar(space(steps), space(4)),
          ])}
        />
      }
    >
      The toolbar lays a grid of 4 px over any story.
    </Page>
  ),
};

const SIZES = ['row', 'controlLg', 'control', 'controlSm'] as const;

export const Density: Story = {
  ...visual,
  render: () => (
    <Page
      title="Density"
      specimens={DENSITIES.map((density) => (
        <Part key={density} title={density}>
          <div
            data-density={density}
            style={{ display: 'flex', alignItems: 'center', gap: space(4), flexWrap: 'wrap' }}
          >
            {SIZES.map((name) => (
              <div
                key={name}
                style={{
                  display: 'grid',
                  placeItems: 'center',
                  minHeight: size[name],
                  paddingInline: space(4),
                  border: border.control,
                  borderRadius: radius.md,
                }}
              >
                size.{name}
              </div>
            ))}
            <Button>Thêm mới</Button>
          </div>
        </Part>
      ))}
    >
      Rows are 44 px comfortable and 36 compact, controls 36 and 32. A finger gets 44 in both.
    </Page>
  ),
  // If the build truncates a length (39.98 px), edges round either way, and pictures differ randomly.
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByText(/^size\./)
      .map((box) => Number.parseFloat(getComputedStyle(box).minHeight));
    await expect(heights).toEqual(heights.map(Math.round));
  },
};

export const Scale: Story = {
  ...visual,
  render: () => (
    <Page
      title="Scale"
      specimens={
        <SpecTable
          label="Scales"
          columns={['Root size', 'Looks']}
          rows={SCALES.map((scale) => [
            `${scale} px`,
            <span key="looks" lang="vi" style={{ fontSize: `${scale}px` }}>
              Đối soát ẨN ẪN ỖNG
            </span>,
          ])}
        />
      }
    >
      Text, room and controls grow together, because all are measured against the root.
    </Page>
  ),
};
