/* Asking for the password again: whoever waits for an answer gets one. */
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStepUp } from '#app/form/useStepUp.tsx';

vi.mock('#app/state/identityProof.ts', () => ({
  useIdentityProof: () => ({ isFresh: () => false, keep: () => undefined }),
}));

it('answers no to the first question when a second one takes its place', async () => {
  const { result } = renderHook(() => useStepUp());
  const answers: boolean[] = [];
  await act(async () => {
    void result.current.confirmIdentity().then((answer) => answers.push(answer));
    void result.current.confirmIdentity().then((answer) => answers.push(answer));
  });
  expect(answers).toEqual([false]);
  const { onClose } = (result.current.dialog as { props: { onClose: (confirmed: string) => void } }).props;
  await act(async () => onClose('password'));
  expect(answers).toEqual([false, true]);
});
