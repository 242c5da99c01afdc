import { ACCENTS, DENSITIES, LAYOUT_MODES, SCALES, THEMES } from '#design-system';
import { NETWORKS, ROLES } from '../stories/kit/conditions.ts';

export const PSEUDO_STATES = ['none', 'hover', 'focus-visible', 'active'] as const;

/** The first value is the default, with which a story is rendered, tested and photographed. */
const first = <Value>(value: Value, values: readonly Value[]) => [
  value,
  ...values.filter((other) => other !== value),
];

/** Every choice of the toolbar: title, icon (one of Storybook's own) and values, the default first. */
const CHOICES = {
  theme: ['Theme', 'paintbrush', [...THEMES, 'all']],
  accent: ['Accent', 'beaker', ACCENTS],
  locale: ['Language', 'globe', ['vi', 'en']],
  density: ['Density', 'component', DENSITIES],
  layout: ['Layout', 'sidebar', first('static', LAYOUT_MODES)],
  scale: ['Scale', 'zoom', first(14, SCALES)],
  role: ['Signed in as (screens)', 'user', ROLES],
  network: ['Network (screens)', 'transfer', NETWORKS],
  clock: ['Clock', 'time', ['fixed', 'live']],
  motion: ['Motion', 'play', ['system', 'reduced']],
  pseudo: ['Looks as if', 'pointerhand', PSEUDO_STATES],
  grid: ['4 px grid', 'grid', ['off', 'on']],
  strict: ['StrictMode', 'lightning', ['off', 'on']],
} as const satisfies Record<string, readonly [string, string, readonly (string | number)[]]>;

/** The globals as a decorator or a loader reads them. */
export type Choices = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][2][number] };

/** Rarely changed: the toolbar shows their names instead of their values. */
const NAMED = ['clock', 'motion', 'pseudo', 'grid', 'strict'];

export const globalTypes = Object.fromEntries(
  Object.entries(CHOICES).map(([name, [title, icon, values]]) => {
    const named = NAMED.includes(name);
    const items = values.map((value) => ({ value, title: named ? `${title}: ${value}` : `${value}` }));
    return [
      name,
      {
        name: title,
        description: title,
        toolbar: { title, icon, dynamicTitle: !named, items },
      },
    ];
  }),
);

export const initialGlobals = Object.fromEntries(
  Object.entries(CHOICES).map(([name, [, , values]]) => [name, values[0]]),
);
