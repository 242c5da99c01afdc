/**
 * Bidirectional control characters reorder the text after them: `00001` could read as `10000`. Raw, and as JSON
 * escapes.
 */
const TURNING_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
const HAS_TURNING_MARKS = /[\u202A-\u202E\u2066-\u2069]|\\u20(2[a-e]|6[6-9])/i;

/** JavaScript may lose digits of a number with more than 15. */
const LONG_NUMBER = /[:[,\s]-?\d[\d.eE+-]{15,}/;
const STRING_OR_LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]{15,}/g;

/** Makes bidirectional control characters visible. */
export const withVisibleMarks = (text: string) => text.replace(TURNING_MARKS, '\uFFFD');

const visible = (_: string, value: unknown) => (typeof value === 'string' ? withVisibleMarks(value) : value);

/** Quotes long numbers, so that no digit is lost: a schema then accepts or refuses the string. */
const withLongNumbersQuoted = (text: string) =>
  text.replace(STRING_OR_LONG_NUMBER, (token) => (token[0] === '"' ? token : `"${token}"`));

/** Parses a body of the service; undefined if it is not JSON. Skips the reviver for most bodies: it is slow. */
export function parseJson(text: string): unknown {
  const reviver = HAS_TURNING_MARKS.test(text) ? visible : undefined;
  try {
    const value: unknown = JSON.parse(text, reviver);
    return LONG_NUMBER.test(text) ? JSON.parse(withLongNumbersQuoted(text), reviver) : value;
  } catch {
    return undefined;
  }
}
