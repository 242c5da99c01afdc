import { isInWindow } from './groups.ts';

/** The settings of a picture. The keys `theme` and `locale` are globals of the preview. */
export interface Mode {
  theme: 'light' | 'dark' | 'high-contrast';
  locale: 'vi' | 'en';
  /** In CSS px. */
  viewport: { width: number; height: number };
  media?: 'print';
  forcedColors?: 'active';
}

const component = { width: 1280, height: 480 };
const desktop = { width: 1280, height: 800 };
const mobile = { width: 390, height: 844 };

/** All modes. Chromatic and the local camera both read only this list. */
const MODES = {
  'light-vi': { theme: 'light', locale: 'vi', viewport: component },
  'dark-vi': { theme: 'dark', locale: 'vi', viewport: component },
  'light-en': { theme: 'light', locale: 'en', viewport: component },
  'high-contrast-vi': { theme: 'high-contrast', locale: 'vi', viewport: component },
  'desktop-light-vi': { theme: 'light', locale: 'vi', viewport: desktop },
  'mobile-dark-en': { theme: 'dark', locale: 'en', viewport: mobile },
  'print-vi': { theme: 'light', locale: 'vi', viewport: { width: 794, height: 1123 }, media: 'print' },
  'forced-colors-vi': { theme: 'light', locale: 'vi', viewport: component, forcedColors: 'active' },
} as const satisfies Record<string, Mode>;

type ModeName = keyof typeof MODES;

/** The tag that opts a story in; the groups of tags in stories/kit/visual.ts set it. */
export const VISUAL_TAG = 'visual';

/** Themes only change variables, so one story of a file covers the dark theme. */
const COMPONENT: ModeName[] = ['light-vi'];
const WINDOW: ModeName[] = ['desktop-light-vi', 'mobile-dark-en'];
/** The kits decide the phone layout of every state of a screen, so one story of a file covers it. */
const SCREEN: ModeName[] = ['desktop-light-vi'];

const isScreen = (title: string) => /^(Screens|Patterns)\//.test(title);
const usual = (title: string) => (isCropped(title) ? COMPONENT : isScreen(title) ? SCREEN : WINDOW);

/** The picture of a component is cropped to its content; that of a screen shows the window. */
export const isCropped = (title: string) => !isInWindow(title);

/** How a tag of a story changes the modes of its group. */
const BY_TAG: Record<string, (title: string) => ModeName[]> = {
  print: () => ['print-vi'],
  'forced-colors': () => ['forced-colors-vi'],
  desktop: () => ['desktop-light-vi'],
  phone: () => ['mobile-dark-en'],
  english: () => [...COMPONENT, 'light-en'],
  dark: () => [...COMPONENT, 'dark-vi'],
  'every-mode': (title) => (isCropped(title) ? [...COMPONENT, 'dark-vi', 'high-contrast-vi'] : WINDOW),
};

/**
 * The pictures of a story, by name. The group follows from the story's title, so from its path; a tag adds modes, or
 * limits the story to one medium. `mobile-dark-en` is one picture with three dimensions: the phone, the dark theme, the
 * other language.
 */
export function modesOf(title: string, tags: readonly string[] = []): Record<string, Mode> {
  const tag = Object.keys(BY_TAG).find((one) => tags.includes(one));
  const names = (tag && BY_TAG[tag]?.(title)) || usual(title);
  return Object.fromEntries(names.map((name) => [name, MODES[name]]));
}

/** Passed to Chromatic besides the modes: there, the medium is a parameter of the story. */
export function mediumOf(title: string, tags: readonly string[]): Pick<Mode, 'media' | 'forcedColors'> {
  const [mode] = Object.values(modesOf(title, tags));
  return {
    ...(mode?.media && { media: mode.media }),
    ...(mode?.forcedColors && { forcedColors: mode.forcedColors }),
  };
}
