/* Asking for the password again: whoever waits for an answer gets one. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useStepUp } from '#app/form/useStepUp.tsx';
import { loadLocale } from '#app/i18n/index.ts';
import { openState } from '../state/portal.ts';

type Ask = ReturnType<typeof useStepUp>['confirmIdentity'];

function Asking({ onReady }: { onReady: (ask: Ask) => void }) {
  const { confirmIdentity, dialog } = useStepUp();
  useEffect(() => onReady(confirmIdentity));
  return dialog;
}

it('answers no to the first question when a second one takes its place', async () => {
  await loadLocale('vi');
  const { store } = await openState('manager');
  let ask: Ask = () => Promise.reject();
  render(
    <Provider store={store}>
      <Asking
        onReady={(one) => {
          ask = one;
        }}
      />
    </Provider>,
  );
  const answers: boolean[] = [];
  await act(async () => {
    void ask().then((answer) => answers.push(answer));
    void ask().then((answer) => answers.push(answer));
  });
  expect(answers).toEqual([false]);
  const user = userEvent.setup();
  await screen.findByRole('dialog', {}, { timeout: 20_000 });
  await user.type(document.querySelector('input[type=password]')!, 'Demo@2026');
  await user.click(screen.getByRole('button', { name: 'Xác nhận' }));
  await expect.poll(() => answers, { timeout: 20_000 }).toEqual([false, true]);
  // The proof counts: a third question is not even shown.
  await act(async () => void ask().then((answer) => answers.push(answer)));
  expect(answers).toEqual([false, true, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
