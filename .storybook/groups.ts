/**
 * The components by purpose: which story files of `stories/design-system/<folder>` belong to which group of the
 * sidebar.
 */
const PURPOSES: Record<string, Record<string, string[]>> = {
  Actions: {
    base: ['ActionBar', 'Button', 'Copyable', 'IconButton', 'Link'],
    data: ['BulkBar', 'NewRowsButton'],
    overlay: ['OffReasonHost'],
  },
  Inputs: {
    form: [
      ...['Checkbox', 'Combobox', 'Field', 'FileField', 'Form', 'Marked', 'MoneyField', 'MultiSelectList'],
      ...['PasswordField', 'PeriodField', 'PhoneField', 'RadioGroup', 'SaveBar', 'SearchField', 'Select'],
      ...['SquareCrop', 'Switch', 'TextArea', 'TextField'],
    ],
    data: ['FilterBar', 'SavedViews', 'TablePreferencesButton'],
    shell: ['SettingsPanel'],
  },
  Data: {
    base: ['Avatar', 'Badge', 'Details', 'SecretValue', 'Tag'],
    data: [
      ...['BarChart', 'ClientTable', 'CodeBlock', 'DataTable', 'DescriptionList', 'HourDots'],
      ...['EndKept', 'Missing', 'Prose', 'RawData', 'StatusBadge', 'Timeline'],
    ],
    money: ['PermissionMatrix'],
  },
  Money: {
    base: ['Amount', 'QrCode', 'QrPlate'],
    data: ['Definitions', 'PairMatcher', 'StatCard'],
    money: [
      ...[
        'CustomerScreen',
        'DayRibbon',
        'Keypad',
        'MoneyLine',
        'PaidMark',
        'Poster',
        'Receipt',
        'Slip',
        'Stage',
      ],
    ],
  },
  Feedback: {
    base: [...['Banner', 'CountdownRing', 'EmptyState', 'LiveRegion', 'ProgressBar', 'Skeleton', 'Spinner']],
    data: ['RunReport'],
    money: ['ListToolsSkeleton'],
    overlay: ['Toast'],
    shell: ['FullPageMessage', 'FullScreenSpinner', 'PageSkeleton', 'ShellSkeleton'],
  },
  Overlays: {
    form: ['ConfirmModal'],
    overlay: ['Menu', 'Modal', 'PlainDialog', 'Popover', 'Term', 'Tooltip'],
    shell: ['PeekPanel', 'RightPanel'],
  },
  Navigation: {
    data: ['Pagination', 'Stepper', 'Tabs'],
    shell: [
      ...['Brand', 'Breadcrumb', 'BusinessSelector', 'CommandPalette', 'KeyHints', 'LanguageControl'],
      ...['NoticeBell', 'ShortcutSheet', 'Sidebar', 'Topbar', 'UserMenu'],
    ],
  },
  Layouts: {
    base: ['Card', 'Grid', 'Heading', 'Icon', 'Printout', 'Stack', 'Text'],
    data: ['DetailPage', 'ListPage'],
    shell: ['AppShell', 'AuthLayout', 'PageHeader'],
  },
};

interface Group {
  /** Path below `stories/`. */
  folder: string;
  /** Name in the sidebar. */
  group: string;
  /** Only these story files of the folder. */
  names?: readonly string[];
}

const components: Group[] = Object.entries(PURPOSES).flatMap(([group, folders]) =>
  Object.entries(folders).map(([folder, names]) => ({ folder: `design-system/${folder}`, group, names })),
);

/**
 * The sidebar, top to bottom: which folder below `stories/` belongs to which group. The only list; Storybook and its
 * sorting read it. Below the group, a story's path is its title.
 */
export const GROUPS: readonly Group[] = [
  { folder: 'introduction', group: 'Introduction' },
  { folder: 'foundations', group: 'Foundations' },
  ...components,
  { folder: 'layouts', group: 'Layouts' },
  { folder: 'patterns', group: 'Patterns' },
  { folder: 'app/list', group: 'Patterns/list' },
  { folder: 'app/screens', group: 'Screens' },
  { folder: 'app/shell', group: 'Screens/portal' },
  { folder: 'accessibility', group: 'Accessibility' },
];

const titlesIn = (groups: readonly Group[]) =>
  new Set(groups.flatMap(({ group, names = [] }) => names.map((name) => `${group}/${name}`)));
const componentTitles = titlesIn(components);
const shellTitles = titlesIn(components.filter(({ folder }) => folder === 'design-system/shell')).add(
  'Money/CustomerScreen',
);
const overlayTitles = titlesIn(components.filter(({ folder }) => folder === 'design-system/overlay'));

/** Whether a title belongs to a component of the design system. */
export const isComponent = (title: string) => componentTitles.has(title);
const isPage = (title: string) => /^(Screens|Layouts|Patterns)\//.test(title) && !isComponent(title);
/** A screen, a pattern, a layout, or a part of the shell: its layout depends on the window. */
export const isInWindow = (title: string) => isPage(title) || shellTitles.has(title);
/** Takes the whole page, or is fixed in it: several on one page would overlap. */
export const takesWholePage = (title: string) => isInWindow(title) || overlayTitles.has(title);
