import { atom, useAtomValue, useSetAtom } from 'jotai';

/** Counts of pending work by menu path. */
const countsAtom = atom<Readonly<Record<string, number>>>({});

export const useMenuCounts = () => useAtomValue(countsAtom);
export const useSetMenuCounts = () => useSetAtom(countsAtom);
