/** They turn the text after them around: `00001` could be made to read as `10000`. As characters, and as JSON escapes them. */
const TURNING_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
const HAS_TURNING_MARKS = /[\u202A-\u202E\u2066-\u2069]|\\u20(2[a-e]|6[6-9])/i;

/** A number of more than 15 digits may lose some in JavaScript. */
const LONG_NUMBER = /[:[,\s]-?\d[\d.eE+-]{15,}/;
const STRING_OR_LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]{15,}/g;

/** A text in which marks that turn text around can be seen. */
export const withVisibleMarks = (text: string) => text.replace(TURNING_MARKS, '\uFFFD');

const visible = (_: string, value: unknown) => (typeof value === 'string' ? withVisibleMarks(value) : value);

/** Long numbers as strings, with the digits that were sent: a shape reads or refuses them. */
const withLongNumbersQuoted = (text: string) =>
  text.replace(STRING_OR_LONG_NUMBER, (token) => (token[0] === '"' ? token : `"${token}"`));

/** A body of the service; undefined when it is no JSON. Few bodies hold marks or long numbers, and looking at every value costs time. */
export function parseJson(text: string): unknown {
  const reviver = HAS_TURNING_MARKS.test(text) ? visible : undefined;
  try {
    const value: unknown = JSON.parse(text, reviver);
    return LONG_NUMBER.test(text) ? JSON.parse(withLongNumbersQuoted(text), reviver) : value;
  } catch {
    return undefined;
  }
}
