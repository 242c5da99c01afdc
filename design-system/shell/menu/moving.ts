/** The code of menus that are not docked, loaded with the first of them. */
export { Anchor, FlyoutList } from './FlyoutList.tsx';
export { watchDismissal } from './leaving.ts';
