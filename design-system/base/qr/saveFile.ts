/** Long enough for every browser to read the file. */
const KEEP_MS = 10_000;

/** Downloads `file` under `name`, then releases its memory. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
