/** Spread into a story (or a file's meta) that the camera photographs: `...visual`. The modes follow from its group. */
export const visual = { tags: ['visual'] };

/** Spread into a story that is photographed as it prints on A4, and in no other way. */
export const printed = { tags: ['visual', 'print'] };

/** Spread into a story that is photographed in forced colours (a person's own few for every page), and in no other way. */
export const forcedColors = { tags: ['visual', 'forced-colors'] };
