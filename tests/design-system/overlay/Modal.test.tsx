import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button, dismissToast, Modal, TextField, ToastHost, toast } from '#design-system';

const shown = vi.fn<(element: Element) => void>();
beforeEach(() => {
  shown.mockClear();
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown(this);
  };
});

const draw = async () => {
  render(
    <Modal open onOpenChange={() => undefined} title="Từ chối" footer={<Button>Gửi</Button>}>
      <TextField label="Lý do" value="" onChange={() => undefined} />
    </Modal>,
  );
  return within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
};

// The dialog is fetched when it first opens.
const patient = { timeout: 20_000 };

test('its head and foot are no landmarks of the page', patient, async () => {
  const dialog = await draw();
  expect(dialog.getByRole('heading', { name: 'Từ chối' })).toBeTruthy();
  expect(dialog.queryByRole('banner')).toBeNull();
  expect(dialog.queryByRole('contentinfo')).toBeNull();
});

test('what the keyboard goes to is moved into sight', patient, async () => {
  const dialog = await draw();
  const field = dialog.getByRole('textbox', { name: 'Lý do' });
  expect(document.activeElement).toBe(field);
  expect(shown).toHaveBeenLastCalledWith(field);
  await userEvent.tab();
  expect(shown).toHaveBeenLastCalledWith(dialog.getByRole('button', { name: 'Gửi' }));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(shown).toHaveBeenLastCalledWith(dialog.getByRole('button', { name: 'Đóng' }));
});

/** A row whose button is there only while the row has the focus, as the tools of a table are. */
function Row() {
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <>
      <table>
        <tbody>
          <tr
            data-row="GD1"
            tabIndex={0}
            onFocus={() => setFocused(true)}
            onBlur={({ currentTarget, relatedTarget }) =>
              setFocused(currentTarget.contains(relatedTarget as Node | null))
            }
          >
            <td>{focused && <Button onClick={() => setOpen(true)}>Hoàn tiền</Button>}</td>
          </tr>
        </tbody>
      </table>
      <Modal open={open} onOpenChange={setOpen} title="Hoàn tiền">
        <TextField label="Lý do" value="" onChange={() => undefined} />
      </Modal>
    </>
  );
}

test('gives the focus back to the row whose button has gone', patient, async () => {
  render(<Row />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', {}, { timeout: 5000 });
  expect(screen.queryByRole('button', { name: 'Hoàn tiền' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('GD1'));
});

test.each(['before it', 'after it'])(
  'one Escape closes it, whichever toast came %s',
  patient,
  async (when) => {
    const close = vi.fn();
    const tell = async () => {
      act(() => void toast({ tone: 'warning', title: 'Mã lỗi 500' }));
      await waitFor(() => expect(document.querySelector('li[data-state=open]')).toBeTruthy(), patient);
    };
    const page = (open: boolean) => (
      <>
        <ToastHost />
        <Modal open={open} onOpenChange={close} title="Từ chối">
          <TextField label="Lý do" value="" onChange={() => undefined} />
        </Modal>
      </>
    );
    const { rerender } = render(page(false));
    if (when === 'before it') await tell();
    rerender(page(true));
    await screen.findByRole('dialog', {}, { timeout: 5000 });
    if (when === 'after it') await tell();
    await userEvent.keyboard('{Escape}');
    expect(close.mock.calls).toEqual([[false]]);
    act(() => dismissToast());
  },
);
