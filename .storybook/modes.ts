/** How a picture is taken. The keys `theme` and `locale` are globals of the preview. */
export interface Mode {
  theme: 'light' | 'dark';
  locale: 'vi' | 'en';
  /** In CSS px. */
  viewport: { width: number; height: number };
  media?: 'print';
  forcedColors?: 'active';
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

/** Stories of another medium, by the tag that says so: on paper, and in the colours that a person forces on every page. */
const MEDIA: Record<string, Record<string, Mode>> = {
  print: {
    'print-vi': { theme: 'light', locale: 'vi', viewport: { width: 794, height: 1123 }, media: 'print' },
  },
  'forced-colors': {
    'forced-colors-vi': { theme: 'light', locale: 'vi', viewport: component, forcedColors: 'active' },
  },
};

/**
 * The pictures of a story, by name: the only list, which Chromatic and the local camera both read. The group follows
 * from the story's title, so from its path; a story of another medium has that medium's picture alone.
 */
export function modesOf(title: string, tags: readonly string[] = []): Record<string, Mode> {
  for (const [tag, modes] of Object.entries(MEDIA)) if (tags.includes(tag)) return modes;
  if (/^(Screens|Layouts|Patterns|Components\/shell)(\/|$)/.test(title)) return SCREEN;
  // Storybook leaves out a name that repeats its folder: form/Form is Components/Form.
  if (/^Components\/(data|form)(\/|$)/i.test(title)) return DATA;
  return COMPONENT;
}

/** What Chromatic is told of a story beside its modes: the medium is a parameter of the story there. */
export function mediumOf(tags: readonly string[]): Pick<Mode, 'media' | 'forcedColors'> {
  const [mode] = Object.entries(MEDIA).flatMap(([tag, modes]) =>
    tags.includes(tag) ? Object.values(modes) : [],
  );
  return {
    ...(mode?.media && { media: mode.media }),
    ...(mode?.forcedColors && { forcedColors: mode.forcedColors }),
  };
}
