/**
 * Spread into a story (or a file's meta) to photograph it. The modes follow from its group: a component in the light
 * theme, a screen on desktop, a layout or a part of the shell on desktop and phone (.storybook/modes.ts).
 */
export const visual = { tags: ['visual'] };

/** A component in both themes: one story of each file. */
export const inBothThemes = { tags: ['visual', 'dark'] };

/**
 * For the story that shows most of a component's own texts: it is also taken in English. Each file has at most one.
 * tests/house/pictures.test.ts refuses a picture that does not differ.
 */
export const inEnglish = { tags: ['visual', 'english'] };

/** The one story that represents its file: a screen on desktop and phone, a component in its three themes. */
export const inEveryMode = { tags: ['visual', 'every-mode'] };

/** A layout that looks like another one on a phone. */
export const onDesktop = { tags: ['visual', 'desktop'] };

/** A screen or layout that looks like another one on desktop. */
export const onPhone = { tags: ['visual', 'phone'] };

/** Spread into a story that is photographed only as it prints on A4. */
export const printed = { tags: ['visual', 'print'] };

/** Spread into a story that is photographed only in forced colours (the user's own few colours for every page). */
export const forcedColors = { tags: ['visual', 'forced-colors'] };
