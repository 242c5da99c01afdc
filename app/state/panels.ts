import { atom, useAtom } from 'jotai';

/** The open overlay of the shell: one at a time. */
export type ShellPanel = 'palette' | 'settings' | 'shortcuts';

const panelAtom = atom<ShellPanel | null>(null);

/** The open panel, and its setter: null closes it. */
export const useShellPanel = () => useAtom(panelAtom);
