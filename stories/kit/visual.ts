/**
 * Spread into a story (or a file's meta) that the camera photographs. The modes follow from its group: a component in
 * the light theme, a screen on a desktop, a layout or a part of the shell on a desktop and on a phone (.storybook/modes.ts).
 */
export const visual = { tags: ['visual'] };

/** A component in both themes: one story of each file. */
export const inBothThemes = { tags: ['visual', 'dark'] };

/** A component whose picture differs in English. A picture that does not is refused by tests/house/pictures.test.ts. */
export const inEnglish = { tags: ['visual', 'english'] };

/** The one story that stands for its file: of a screen on a desktop and on a phone, of a component in its three themes. */
export const inEveryMode = { tags: ['visual', 'every-mode'] };

/** A layout that looks on a phone as another one does. */
export const onDesktop = { tags: ['visual', 'desktop'] };

/** A screen or layout that looks on a desktop as another one does. */
export const onPhone = { tags: ['visual', 'phone'] };

/** Spread into a story that is photographed as it prints on A4, and in no other way. */
export const printed = { tags: ['visual', 'print'] };

/** Spread into a story that is photographed in forced colours (a person's own few for every page), and in no other way. */
export const forcedColors = { tags: ['visual', 'forced-colors'] };
