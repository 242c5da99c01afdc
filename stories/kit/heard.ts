/** Waits until the rendered content also handles keys: its listeners are added after the paint. */
export const heard = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 50)));
