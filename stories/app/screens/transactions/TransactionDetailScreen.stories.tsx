import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, screenMeta } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/transaction/[slug]: all data of one payment, and its actions. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

// The sandbox's clock is set to 02/03/2026 09:00 for pictures.
const at = (slug: string) => `/merchant/transaction/${slug}`;
const DETAIL = at('gd26030210051');

export const Default: Story = { ...inEveryMode, ...screen({ address: DETAIL }) };

export const PartlyRefunded: Story = { ...visual, ...screen({ address: at('gd26022710463') }) };

export const Failed: Story = { ...screen({ address: at('gd26030210035') }) };

export const NotFound: Story = { ...visual, ...screen({ address: '/merchant/transaction/GD0' }) };
