/**
 * What is new or changed since the last version, by component, with notes for designers. The sidebar marks these, and
 * Introduction/What is new lists them. A new version empties the lists and moves their text to CHANGELOG.md.
 */
export const SINCE = '0.1.0';
export const NEW: Record<string, string> = {
  ActionBar: 'the one next action of a task, in view on a phone however long the page is',
  Definitions: 'what each figure counts, behind one question mark',
  EndKept: 'a name that keeps the words that tell it apart',
  Slip: 'a record as one paper slip: state, formula and id, on screen and on paper',
  Stage: 'a payment at a till: amount large, code at the side, one green moment',
  Tokens: 'every token as a file, in the Design Tokens Format',
};
export const CHANGED: Record<string, string> = {
  CustomerScreen: 'the amount in 120 px, the code over most of the height, in the chosen accent',
  DataTable:
    'the menu of a row has a gutter of its own; columns are moved by buttons and keys; the first screen of rows is drawn first',
  DayRibbon: 'height is amount',
  FileField: 'size lg: a drop zone as large as its page',
  Keypad: 'without a last row where nothing is confirmed',
  MoneyLine:
    'the result in large figures, the formula quiet; stacked on a phone; a date basis; a definition of each figure',
  PairMatcher: 'reasons for and against each candidate; nothing is preselected against a reference',
  SearchField: 'asks at the first key, and 120 ms after the last',
};

/** The tags of a story file, for the sidebar. */
export function newsOf(file: string): string[] {
  const name = file.replace(/^.*\//, '').replace('.stories.tsx', '');
  return name in NEW ? ['new'] : name in CHANGED ? ['changed'] : [];
}
