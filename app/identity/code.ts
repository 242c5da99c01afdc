/** A code as it was sent: pasted ones bring blanks, invisible signs and full-width digits along. */
export const cleanCode = (code: string) => code.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
