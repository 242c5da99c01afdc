import { useSyncExternalStore } from 'react';
import { loadOnce, useLoaded } from '../base/loadOnce.ts';
import { dismissToast, toastStore } from './toastStore.ts';

export const toastContent = loadOnce(() => import('./Toast.content.tsx').then((file) => file.ToastContent));

/** Where toasts appear: render it once, next to the app. Its code loads with the first toast. */
export function ToastHost() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const Content = useLoaded(toastContent, entries.length > 0);
  return Content && <Content entries={entries} onClose={dismissToast} />;
}
