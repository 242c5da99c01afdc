/** Spread into a story (or a file's meta) that the camera photographs: `...visual`. The modes follow from its group. */
export const visual = { tags: ['visual'] };
