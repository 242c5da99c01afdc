/** The sentence that a run ends with, in the page's language, whichever it is. */
export const runCounts = (done: number, failed: number, skipped: number) =>
  new RegExp(
    `^(${done} thành công, ${failed} lỗi, ${skipped} bỏ qua|${done} succeeded, ${failed} failed, ${skipped} skipped)$`,
  );

/** How far a run is. */
export const runProgress = (ended: number, total: number) =>
  new RegExp(`^(Đã xong ${ended}/${total}|${ended}/${total} finished)$`);
