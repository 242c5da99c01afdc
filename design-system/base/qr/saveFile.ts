/** Long enough for every browser to have taken the file. */
const KEEP_MS = 10_000;

/** The browser saves `file` under `name`, and its memory is given back. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
