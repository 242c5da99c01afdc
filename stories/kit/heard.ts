/** Waits until what has just been drawn also hears the keyboard: its listeners come behind the paint. */
export const heard = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 50)));
