import { menuPart } from './Menu.tsx';
import { dialogPart } from './Modal.tsx';
import { popoverPart } from './Popover.tsx';
import { toastPart } from './Toast.tsx';

/** Fetches what overlays are made of before anyone asks: for the app's idle time after the first paint. */
export function preloadOverlays() {
  for (const piece of [menuPart, popoverPart, dialogPart, toastPart]) piece.preload();
}
