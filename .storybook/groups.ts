/**
 * The sidebar, top to bottom: which folder below `stories/` stands in which group. The only list; Storybook and its
 * sorting read it. Below its group a story's path is its title.
 */
export const GROUPS = [
  { folder: 'introduction', group: 'Introduction' },
  { folder: 'foundations', group: 'Foundations' },
  { folder: 'design-system', group: 'Components' },
  { folder: 'patterns', group: 'Patterns' },
  { folder: 'app/list', group: 'Patterns/list' },
  { folder: 'layouts', group: 'Layouts' },
  { folder: 'app/screens', group: 'Screens' },
  { folder: 'app/shell', group: 'Screens/portal' },
  { folder: 'accessibility', group: 'Accessibility' },
] as const;
