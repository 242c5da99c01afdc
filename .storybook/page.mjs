/** The browser page in which stories run: the same on every machine. */
export const PAGE = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};
