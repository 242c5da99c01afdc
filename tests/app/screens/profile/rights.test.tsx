/* The user's rights on the profile page. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, prepareTests } from '#tests/screens/kit.tsx';

prepareTests();

it('says that Web POS stays hidden where the business has none', async () => {
  localStorage.setItem('merchantId', '1002');
  const { t } = await openPortal('/merchant/profile', { as: 'admin' });
  const heading = await screen.findByRole('heading', { name: t('profile.rights') });
  const rights = within(heading.closest('section') as HTMLElement);
  expect(await rights.findByText(t('rights.hidden.webpos'))).toBeTruthy();
});

it('names the store of a user of one store, beside the user and with the rights', async () => {
  await openPortal('/merchant/profile', { as: 'cashier' });
  await waitFor(() => expect(screen.getAllByText(/Sen Việt Hồ Tây/).length).toBeGreaterThan(1));
});
