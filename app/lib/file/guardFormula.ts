// Full-width and small forms too: a spreadsheet reads them as the plain sign. `\s` includes the byte order mark.
const OPENS_FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫]/u;

// Control characters except tab and line breaks, and noncharacters: spreadsheets do not show them, and XML does not
// allow them.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  /[\0-\x08\v\f\x0e-\x1f\x7f\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Removes the characters that do not belong in a file. */
export const visibleText = (text: string) => text.replace(INVISIBLE, '');

/**
 * Text for a cell, without invisible characters, since a formula could hide behind them. Text that a spreadsheet would
 * run as a formula is prefixed with an apostrophe (ASVS 1.2.10); other text is unchanged. Only for text: a real number
 * is never a formula, so -5000 is not touched.
 */
export function guardFormula(text: string): string {
  const visible = visibleText(text);
  return OPENS_FORMULA.test(visible) ? `'${visible}` : visible;
}

const SPLIT_FORMULA = /;(?=[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/gu;
const GUARDED_SPLIT = /;'(?=[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/gu;

/** `guardFormula` for a CSV cell: a Vietnamese Excel splits it at each `;`, even inside quotes. */
export const guardCsv = (text: string) => guardFormula(text).replace(SPLIT_FORMULA, ";'");

/** Reverses `guardCsv`. */
export const unguardCsv = (text: string) => unguardFormula(text).replace(GUARDED_SPLIT, ';');

/** Reverses `guardFormula`: users may upload files that the portal has written. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && OPENS_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
