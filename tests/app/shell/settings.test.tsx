/* The search finds a setting and takes the person to its field. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Opening, openPortal } from '#tests/screens/kit.tsx';

async function search(text: string, opening: Opening = {}) {
  const portal = await openPortal('/merchant/profile', opening);
  await portal.press(portal.t('shortcut.palette'));
  const box = await screen.findByRole('combobox', { name: portal.t('shortcut.palette') });
  await portal.user.type(box, text);
  return portal;
}

it.each([
  ['ipn/webhook url', 'IPN/Webhook URL', '/merchant/integration-information'],
  ['dien thoai', 'Điện thoại', '/merchant/business-information?panel=business-edit'],
])('%s leads to the field %s', async (text, name, address) => {
  const portal = await search(text);
  await portal.user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(portal.address()).toContain(address));
  await waitFor(() => {
    const { activeElement: field } = document;
    const label = field instanceof HTMLInputElement ? field.labels?.[0] : field;
    expect(label?.textContent).toContain(name);
  });
});

it('leads whoever may not change it to the page, and finds nothing of a page that may not be seen', async () => {
  const portal = await search('ipn', { as: 'cashier' });
  const box = await screen.findByRole('combobox', { name: portal.t('shortcut.palette') });
  expect(screen.queryByRole('option', { name: /^IPN/ })).toBeNull();
  await portal.user.clear(box);
  // Nothing is typed: settings are answers alone.
  expect(screen.queryByText(portal.t('palette.settings'))).toBeNull();
  await portal.user.type(box, 'bao tien ve');
  await portal.user.click(await screen.findByRole('option', { name: /^Báo tiền về/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: /^Báo tiền về/ })),
  );
});
