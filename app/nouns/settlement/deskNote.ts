/** How a note of the reconciliation desk begins, in any language, with the version of its form (docs/contract.md). */
export const DESK_NOTE = 'Đối soát v1 · ';

/** What the desk wrote, part by part; undefined for what a person wrote. */
export const deskPartsOf = (note: string): string[] | undefined =>
  note.startsWith(DESK_NOTE) ? note.slice(DESK_NOTE.length).split(' · ') : undefined;
