import type { Meta, StoryObj } from '@storybook/react-vite';
import { visual } from '../kit/visual.ts';
import { Portal } from './portal.tsx';

const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'compact' },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };
