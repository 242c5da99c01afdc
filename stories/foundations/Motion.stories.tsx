import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Stack, Text } from '#design-system';
import { color, motion, radius, space } from '#design-system/theme/tokens.ts';
import { Page, Part } from './Specimens.tsx';

/**
 * 120 to 200 ms, ease-out, and only to show where an element came from.
 *
 * **When**: an element opens from another one, or disappears.
 *
 * **When not**: for decoration. Reduced motion in the operating system sets all durations to 0, so that nothing moves.
 *
 * **Common mistakes**: waiting for `transitionend`, which may never fire; a duration written as a number.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const SPEEDS = ['fast', 'base', 'slow'] as const;

/** The current durations of the page, set by the operating system or the toolbar. */
function useDurations() {
  const [durations, setDurations] = useState<Record<string, string>>({});
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    setDurations(
      Object.fromEntries(SPEEDS.map((speed) => [speed, style.getPropertyValue(`--motion-${speed}`)])),
    );
  }, []);
  return durations;
}

function Runners() {
  const [away, setAway] = useState(false);
  const durations = useDurations();
  return (
    <Page
      title="Motion"
      specimens={
        <Part title="Durations" note={motion.ease}>
          <Stack gap={4}>
            <div>
              <Button onClick={() => setAway(!away)} aria-pressed={away}>
                Play
              </Button>
            </div>
            {SPEEDS.map((speed) => (
              <Stack key={speed} gap={1}>
                <Text size="sm">
                  {speed} <Text tone="muted">{durations[speed]}</Text>
                </Text>
                <div
                  data-runner={speed}
                  style={{
                    width: space(10),
                    height: space(6),
                    borderRadius: radius.md,
                    background: color.accent,
                    transform: away ? `translateX(${space(60)})` : undefined,
                    transition: `transform ${motion[speed]} ${motion.ease}`,
                  }}
                />
              </Stack>
            ))}
          </Stack>
        </Part>
      }
    >
      With reduced motion, by the system or by the toolbar, the boxes jump.
    </Page>
  );
}

export const Durations: Story = { render: () => <Runners /> };

export const PlaysByEnter: Story = {
  ...Durations,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-pressed', 'true');
  },
};
