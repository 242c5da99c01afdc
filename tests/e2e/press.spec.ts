import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

/** How long a user holds the mouse button down. */
const HELD_MS = 100;

/** Controls to press in a form whose first field is required and has the focus. */
const CONTROLS = [
  ['combobox', /Cửa hàng/],
  ['checkbox', /Có thể duyệt yêu cầu hoàn/],
] as const;

test('one press is enough beside a field that shows its error', async ({ page }) => {
  await signIn(page, 'manager');
  for (const [role, name] of CONTROLS) {
    await page.goto('/merchant/setting/users?panel=user-create');
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox').first().focus();
    const control = panel.getByRole(role, { name });
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
    if (role === 'checkbox') await expect(control).toBeChecked();
    else await expect(control).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  }
});
