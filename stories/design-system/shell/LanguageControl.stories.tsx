import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LanguageControl } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * Changes the language and keeps the page. Links, so that they work before any script has loaded.
 *
 * **When**: in the topbar and on the sign-in page.
 *
 * **When not**: the language of a document or of a message to a customer is a field of a form.
 *
 * **Common mistakes**: addresses that lose the page's filters; flags, which stand for countries, not languages.
 */
const meta = {
  component: LanguageControl,
  args: { value: 'vi', hrefs: { vi: '#/merchant', en: '#/en/merchant' } },
} satisfies Meta<typeof LanguageControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const InEnglish: Story = { args: { value: 'en' } };

export const NamesEachLanguageInItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const vietnamese = canvas.getByRole('link', { name: 'Tiếng Việt' });
    await expect(vietnamese).toHaveAttribute('lang', 'vi');
    await expect(vietnamese).toHaveAttribute('aria-current', 'true');
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('href', '#/en/merchant');
    await expect(english).not.toHaveAttribute('aria-current');
  },
};
