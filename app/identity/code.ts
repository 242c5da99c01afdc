/** Cleans a pasted code: removes spaces and invisible characters, and normalises full-width digits. */
export const cleanCode = (code: string) => code.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
