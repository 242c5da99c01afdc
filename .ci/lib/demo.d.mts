/** Builds practice mode into a folder. */
export function buildDemo(folder: string): Promise<void>;
