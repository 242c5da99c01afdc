/** How a picture is taken. The keys `theme` and `locale` are globals of the preview. */
export interface Mode {
  theme: 'light' | 'dark';
  locale: 'vi' | 'en';
  /** In CSS px. */
  viewport: { width: number; height: number };
}

const component = { width: 1280, height: 480 };
const desktop = { width: 1280, height: 800 };
const mobile = { width: 390, height: 844 };

/** A bare component: both themes. Its few words do not change its shape. */
const COMPONENT = {
  'light-vi': { theme: 'light', locale: 'vi', viewport: component },
  'dark-vi': { theme: 'dark', locale: 'vi', viewport: component },
} satisfies Record<string, Mode>;

/** Inputs, tables, formatters: English as well, where numbers and words have other lengths. */
const DATA = {
  ...COMPONENT,
  'light-en': { theme: 'light', locale: 'en', viewport: component },
} satisfies Record<string, Mode>;

/** Whole screens and the shell. */
const SCREEN = {
  'desktop-light-vi': { theme: 'light', locale: 'vi', viewport: desktop },
  'desktop-dark-vi': { theme: 'dark', locale: 'vi', viewport: desktop },
  'mobile-light-vi': { theme: 'light', locale: 'vi', viewport: mobile },
  'desktop-light-en': { theme: 'light', locale: 'en', viewport: desktop },
} satisfies Record<string, Mode>;

/** The tag that opts a story in; `...visual` of stories/kit/visual.ts sets it. */
export const VISUAL_TAG = 'visual';

/**
 * The pictures of a story, by name: the only list, which Chromatic and the local camera both read. The group follows
 * from the story's title, so from its path.
 */
export function modesOf(title: string): Record<string, Mode> {
  if (/^(app|design-system\/shell)\//.test(title)) return SCREEN;
  if (/^design-system\/(data|form)(\/|$)/i.test(title)) return DATA;
  return COMPONENT;
}
