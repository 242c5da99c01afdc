import { useSyncExternalStore } from 'react';
import { part, usePart } from './part.ts';
import { dismissToast, toastStore } from './toastStore.ts';

export const toastPart = part(() => import('./Toast.content.tsx').then((file) => file.ToastContent));

/** Where toasts appear: render it once, next to the app. Its code loads with the first toast. */
export function ToastHost() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const Content = usePart(toastPart, entries.length > 0, () => undefined);
  return Content && <Content entries={entries} onClose={dismissToast} />;
}
