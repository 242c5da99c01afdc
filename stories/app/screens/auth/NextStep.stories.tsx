import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AskedStep, AskedStepPage, loadWords } from '../../../kit/signInStep.tsx';
import '../../../kit/patience.ts';
import { inEveryMode, onPhone, visual } from '../../../kit/visual.ts';

type Args = { step: AskedStep };

/** What a pool asks after the user name and the password: one page for each question. */
const meta = {
  parameters: { layout: 'fullscreen' },
  loaders: [loadWords],
  render: ({ step }, { globals }) => <AskedStepPage step={step} locale={globals.locale} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const CodeOfAnApp: Story = { ...inEveryMode, args: { step: { step: 'code', by: 'TOTP', digits: 6 } } };

export const CodeByMessage: Story = {
  ...visual,
  args: { step: { step: 'code', by: 'SMS', to: '+********118', digits: 6 } },
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: /30/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Choice: Story = {
  ...visual,
  args: { step: { step: 'choice', setsUp: false, options: ['TOTP', 'SMS', 'EMAIL'] } },
};

export const SetupChoice: Story = {
  ...onPhone,
  args: { step: { step: 'choice', setsUp: true, options: ['TOTP', 'EMAIL'] } },
};

export const SetupOfAnApp: Story = {
  ...visual,
  args: { step: { step: 'app-setup', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: /QR/ });
  },
};

export const SetupOfAnAddress: Story = { ...onPhone, args: { step: { step: 'email-setup' } } };

export const Password: Story = { ...onPhone, args: { step: { step: 'password' } } };

export const NewPasswordWithAttributes: Story = {
  ...visual,
  args: { step: { step: 'new-password', missing: ['name', 'phone_number', 'custom:branch'] } },
};

export const Unsupported: Story = {
  ...visual,
  args: { step: { step: 'unsupported', name: 'CUSTOM_CHALLENGE' } },
};
