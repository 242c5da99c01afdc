// Full-width and small forms too: a spreadsheet folds them to the plain sign. `\s` holds the byte order mark.
const OPENS_FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫]/u;

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe before it (ASVS 1.2.10); any other text stays as it
 * is. For text alone: a real number is never a formula, so -5000 is not touched.
 */
export const guardFormula = (text: string) => (OPENS_FORMULA.test(text) ? `'${text}` : text);
