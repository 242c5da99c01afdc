import { atom, useAtomValue, useSetAtom } from 'jotai';

/** What waits behind entries of the menu, by their path. */
const countsAtom = atom<Readonly<Record<string, number>>>({});

export const useMenuCounts = () => useAtomValue(countsAtom);
export const useSetMenuCounts = () => useSetAtom(countsAtom);
