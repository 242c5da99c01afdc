/** A path inside the project. */
export function at(...parts: string[]): string;
