export function readHashes(folder?: string): Map<string, string>;
export function writeHashes(hashes: Map<string, string>, folder?: string): void;
export function keptFiles(folder?: string): string[];
