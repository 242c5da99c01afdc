/** What a quick look beside a list is given. */
export interface Peeked<Row> {
  /** The id, or the slug, in the address. */
  id: string;
  /** The row of the list, if it is on the page. */
  row: Row | undefined;
  onClose: () => void;
}
