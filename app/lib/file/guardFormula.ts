// Full-width and small forms too: a spreadsheet folds them to the plain sign. `\s` holds the byte order mark.
const OPENS_FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫]/u;

// Control characters but tab and line ends, and what is no character at all: a spreadsheet shows none of them, and XML
// has no place for them.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x08\v\f\x0e-\x1f\x7f\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The characters of a text that belong into a file. */
export const visibleText = (text: string) => text.replace(INVISIBLE, '');

/**
 * Text as it goes into a cell: first without what is invisible, because a formula could begin behind it. Text that a spreadsheet would run as a formula gets an apostrophe before it (ASVS 1.2.10); any other text stays as it
 * is. For text alone: a real number is never a formula, so -5000 is not touched.
 */
export function guardFormula(text: string): string {
  const visible = visibleText(text);
  return OPENS_FORMULA.test(visible) ? `'${visible}` : visible;
}

const SPLIT_FORMULA = /;(?=[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/gu;
const GUARDED_SPLIT = /;'(?=[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/gu;

/** The same of a cell of a CSV, which a Vietnamese Excel parts at each `;` whatever stands around it. */
export const guardCsv = (text: string) => guardFormula(text).replace(SPLIT_FORMULA, ";'");

/** A cell of a CSV as it was before `guardCsv`. */
export const unguardCsv = (text: string) => unguardFormula(text).replace(GUARDED_SPLIT, ';');

/** A cell as it was before `guardFormula`: what we wrote with an apostrophe before it may be given back to us. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && OPENS_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
