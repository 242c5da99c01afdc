import { atom, useAtom } from 'jotai';

/** The open overlay of the shell: one at a time. */
export type ShellPanel = 'palette' | 'settings' | 'shortcuts';

const panelAtom = atom<ShellPanel | null>(null);

/** The panel that is open, and the way to open another or, with null, to close it. */
export const useShellPanel = () => useAtom(panelAtom);
