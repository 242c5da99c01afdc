import type { ArgTypesEnhancer, Preview } from '@storybook/react-vite';
import { loadFonts } from '#design-system';
import '#design-system/theme/global.css';
import '../stories/kit/waiting.ts';
import { offerChoices } from './choices.ts';
import { setClock } from './clock.ts';
import { DocsPage, ThemedDocs } from './DocsPage.tsx';
import { withDesignSystem, withReview } from './decorators.tsx';
import { mediumOf, modesOf, VISUAL_TAG } from './modes.ts';
import { type Choices, globalTypes, initialGlobals } from './toolbar.ts';

/**
 * Passes the modes of an opted-in story to Chromatic. An enhancer because it is the only hook that sees a story's title
 * and tags together with its parameters; the argument types pass through unchanged.
 */
const photographInModes: ArgTypesEnhancer = ({ title, tags, parameters, argTypes }) => {
  if (tags.includes(VISUAL_TAG)) {
    parameters.chromatic = {
      ...parameters.chromatic,
      disableSnapshot: false,
      modes: modesOf(title, tags),
      ...mediumOf(title, tags),
    };
  }
  return argTypes;
};

const viewport = (width: number, height: number) => ({
  name: `${width} x ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs', 'stable'],
  decorators: [withReview, withDesignSystem],
  argTypesEnhancers: [photographInModes, offerChoices],
  globalTypes,
  initialGlobals,
  // Fonts must be loaded before anything is measured or photographed.
  loaders: [({ globals }) => setClock((globals as Choices).clock), loadFonts],
  parameters: {
    options: {
      // Storybook reads this function as text, without types and without other names of this file.
      storySort: (a, b) => {
        const order = [
          'Introduction',
          'Foundations',
          'Actions',
          'Inputs',
          'Data',
          'Money',
          'Feedback',
          'Overlays',
          'Navigation',
          'Layouts',
          'Patterns',
          'Screens',
          'Accessibility',
          'Internal',
        ];
        const within = {
          Introduction: ['welcome', 'how to review', 'what is new', 'find by word', 'status', 'changelog'],
          Foundations: [
            'tokens',
            'colour',
            'typography',
            'spacing',
            'elevation',
            'motion',
            'layers',
            'icons',
          ],
          Screens: ['at a glance'],
          Layouts: ['static', 'overlay', 'slim', 'compact', 'horizontal', 'mobile'],
          Accessibility: ['components', 'keyboard', 'focusorder', 'contrast', 'how we test'],
        };
        const rank = ({ title }) => {
          const [top, room] = title.split('/');
          if (!order.includes(top)) {
            throw new Error(
              `"${title}" has an unknown top level. Put the story into one of: ${order.join(', ')}.`,
            );
          }
          // Unlisted ones follow, by name.
          const at = (within[top] ?? []).indexOf(room.toLowerCase());
          return order.indexOf(top) * 100 + (at < 0 ? 99 : at);
        };
        return rank(a) - rank(b) || a.title.localeCompare(b.title);
      },
    },
    a11y: {
      test: 'error',
      // Off by default in axe.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // None of these rules reads style sheets: axe would parse them all again, which takes as long as all rules
        // together.
        preload: { assets: ['media'] },
        // Of what passes, one element a rule is enough: to name all of them takes as long as to check them.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    // `...visual` enables a story's pictures.
    chromatic: { disableSnapshot: true },
    // The theme sets the background.
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        [
          [360, 780],
          [390, 844],
          [768, 1024],
          // Both sides of the breakpoint between the mobile and the desktop form.
          [991, 800],
          [992, 800],
          [1280, 800],
          [1536, 960],
        ].map(([width = 0, height = 0]) => [`w${width}`, viewport(width, height)]),
      ),
    },
    docs: {
      codePanel: true,
      page: DocsPage,
      container: ThemedDocs,
      toc: { title: 'Contents', headingSelector: 'h2, h3' },
    },
    controls: { expanded: true },
  },
};
export default preview;
