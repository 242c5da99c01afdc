/** The only door of the design system: explicit, in the order of the rooms. */

// base
export { AMOUNT_SIZES, Amount, type AmountProps, amountText } from './base/Amount.tsx';
export { AVATAR_SHAPES, AVATAR_SIZES, Avatar, type AvatarProps } from './base/Avatar.tsx';
export { announce } from './base/announce.ts';
export {
  BADGE_NEWS,
  Badge,
  type BadgeNews,
  type BadgeProps,
  StatusDot,
  type StatusDotProps,
} from './base/Badge.tsx';
export { BANNER_TONES, Banner, type BannerProps } from './base/Banner.tsx';
export { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, Button, type ButtonProps } from './base/Button.tsx';
export { CARD_TONES, Card, type CardProps } from './base/Card.tsx';
export { COLUMN_ALIGNS, COLUMN_WIDTHS, Columns, type ColumnsProps } from './base/Columns.tsx';
export { Copyable, type CopyableProps, ReferenceCode, type ReferenceCodeProps } from './base/Copyable.tsx';
export { copyText } from './base/clipboard.ts';
export { EMPTY_STATE_VARIANTS, EmptyState, type EmptyStateProps } from './base/EmptyState.tsx';
export {
  GatedButton,
  type GatedButtonProps,
  GatedIconButton,
  type GatedIconButtonProps,
} from './base/GatedButton.tsx';
export { HEADING_LEVELS, Heading, type HeadingProps } from './base/Heading.tsx';
export { ICON_SIZES, Icon, type IconProps } from './base/Icon.tsx';
export { IconButton, type IconButtonProps } from './base/IconButton.tsx';
export * from './base/icons.ts';
export { ButtonLink, type ButtonLinkProps, LINK_VARIANTS, Link, type LinkProps } from './base/Link.tsx';
export {
  LiveRegion,
  type LiveRegionProps,
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './base/LiveRegion.tsx';
export { PROGRESS_BAR_SIZES, ProgressBar, type ProgressBarProps } from './base/ProgressBar.tsx';
export {
  QR_CODE_SIZES,
  QR_CODE_STATES,
  QR_CODE_TOOLS,
  QR_CORRECTIONS,
  QrCode,
  type QrCodeProps,
  type QrCorrection,
} from './base/QrCode.tsx';
export { SECRET_SECONDS, SecretValue, type SecretValueProps } from './base/SecretValue.tsx';
export { SKELETON_SHAPES, SKELETON_WIDTHS, Skeleton, type SkeletonProps } from './base/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './base/Spinner.tsx';
export {
  Divider,
  type DividerProps,
  STACK_ALIGNS,
  STACK_GAPS,
  STACK_JUSTIFIES,
  Stack,
  type StackProps,
} from './base/Stack.tsx';
export { type TagItem, TagList, type TagListProps } from './base/Tag.list.tsx';
export { Tag, type TagProps } from './base/Tag.tsx';
export {
  Kbd,
  type KbdProps,
  TEXT_TONES,
  TEXT_WEIGHTS,
  Text,
  type TextProps,
  Time,
  type TimeProps,
} from './base/Text.tsx';
// data
export { BAR_CHART_JOINS, BAR_CHART_VARIANTS, BarChart, type BarChartProps } from './data/BarChart.tsx';
export { BulkBar, type BulkBarProps } from './data/BulkBar.tsx';
export { fullFigure as formatFigure, shareOf as formatShare } from './data/Chart.figures.ts';
export type { Slice } from './data/Chart.slices.ts';
export {
  CHART_HEIGHTS,
  CHART_UNITS,
  type ChartSeries,
  type ChartUnit,
  type Figure,
} from './data/Chart.types.ts';
export { CLIENT_TABLE_FORMS, ClientTable, type ClientTableProps } from './data/ClientTable.tsx';
export type { CellValue, ClientColumn } from './data/clientRows.ts';
export { formatCount } from './data/count.ts';
export { DataTable } from './data/DataTable.tsx';
export {
  CARD_PLACES,
  type CardPlace,
  type Column,
  type DataTableProps,
  type RowEvent,
  TABLE_STATUSES,
  type TableBodyProps,
  type TableStatus,
} from './data/DataTable.types.ts';
export {
  DESCRIPTION_COLUMNS,
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './data/DescriptionList.tsx';
export { DetailPage, type DetailPageProps, Section, type SectionProps } from './data/DetailPage.tsx';
export { DonutChart, type DonutChartProps } from './data/DonutChart.tsx';
export { ExpandableTable, type ExpandableTableProps } from './data/ExpandableTable.tsx';
export { FilterBar, type FilterBarProps } from './data/FilterBar.tsx';
export {
  type AmountValue,
  describeFilter,
  FILTER_KINDS,
  type FilterField,
  type FilterOption,
  type FilterValue,
  type FilterValues,
  isFiltering,
  type PeriodValue,
} from './data/filters.ts';
export { LineChart, type LineChartProps } from './data/LineChart.tsx';
export { ListPage, type ListPageProps } from './data/ListPage.tsx';
export {
  LIST_TOOLS_PLACES,
  ListToolsSkeleton,
  type ListToolsSkeletonProps,
} from './data/ListToolsSkeleton.tsx';
export { Missing } from './data/Missing.tsx';
export { type MoneyFigure, MoneyLine, type MoneyLineProps, type MoneyTerm } from './data/MoneyLine.tsx';
export { Pagination, type PaginationProps } from './data/Pagination.tsx';
export type {
  Permission,
  PermissionAction,
  PermissionGroup,
  PermissionResource,
} from './data/PermissionMatrix.model.ts';
export { PermissionMatrix, type PermissionMatrixProps } from './data/PermissionMatrix.tsx';
export { PAGE_SIZES } from './data/pages.ts';
export {
  defaultPreferences,
  type PinSide,
  type PreferableColumn,
  reconcilePreferences,
  type TablePreferences,
} from './data/preferences.ts';
export { RawData, type RawDataProps } from './data/RawData.tsx';
export { useRunFile } from './data/RunReport.columns.tsx';
export type { RunRow } from './data/RunReport.lines.ts';
export { RunReport, type RunReportProps } from './data/RunReport.tsx';
export { SavedViews, type SavedViewsProps } from './data/SavedViews.tsx';
export { Sparkline, type SparklineProps } from './data/Sparkline.tsx';
export { STAT_GOODS, StatCard, type StatCardProps, type StatChange } from './data/StatCard.tsx';
export {
  StatusBadge,
  type StatusBadgeProps,
  UnknownStatus,
  type UnknownStatusProps,
} from './data/StatusBadge.tsx';
export { STEP_STATES, STEPPER_DIRECTIONS, type Step, Stepper, type StepperProps } from './data/Stepper.tsx';
export { SummaryBar, type SummaryBarProps, type SummaryItem } from './data/SummaryBar.tsx';
export { directionOf, nextSort, type Sort, type SortDirection } from './data/sort.ts';
export { TablePreferencesButton, type TablePreferencesButtonProps } from './data/TablePreferencesButton.tsx';
export { type Tab, Tabs, type TabsProps } from './data/Tabs.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './data/Timeline.tsx';
export type { TreeNode } from './data/Tree.model.ts';
export { Tree, type TreeProps } from './data/Tree.tsx';
export { useNarrow } from './data/useNarrow.ts';
export {
  RUN_STATES,
  type Runner,
  type RunResult,
  type RunState,
  Skipped,
  StopRun,
  Unsettled,
  useRunner,
} from './data/useRunner.ts';
export type { SavedView } from './data/views.ts';
// form
export { amountInWords } from './form/amountInWords.ts';
export { Checkbox, type CheckboxProps } from './form/Checkbox.tsx';
export type { Option } from './form/Combobox.options.ts';
export {
  Combobox,
  ComboboxButton,
  type ComboboxButtonProps,
  type ComboboxProps,
} from './form/Combobox.tsx';
export { CONFIRM_TONES, ConfirmModal, type ConfirmModalProps } from './form/ConfirmModal.tsx';
export { DateField, type DateFieldProps } from './form/DateField.tsx';
export {
  addDays,
  type Day,
  formatDay,
  formatPeriod,
  type Period,
  parseDay,
} from './form/dates.ts';
export {
  Field,
  type FieldControl,
  type FieldFrameProps,
  FieldGroup,
  type FieldGroupProps,
  type FieldProps,
} from './form/Field.tsx';
export { FileField, type FileFieldProps } from './form/FileField.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export { fold, highlights, matches, rank, search } from './form/fold.ts';
export { INPUT_SIZES, type InputSize } from './form/InputBox.tsx';
export { Keypad, type KeypadProps } from './form/Keypad.tsx';
export { MoneyField, type MoneyFieldProps } from './form/MoneyField.tsx';
export { MultiSelectList, type MultiSelectListProps } from './form/MultiSelect.list.tsx';
export { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './form/MultiSelect.tsx';
export { formatAmount, parseAmount } from './form/money.ts';
export { PasswordField, type PasswordFieldProps, type PasswordRule } from './form/PasswordField.tsx';
export { PeriodField, type PeriodFieldProps, type PeriodPreset } from './form/PeriodField.tsx';
export { PhoneField, type PhoneFieldProps } from './form/PhoneField.tsx';
export { formatPhone, PHONE_DIGITS, parsePhone } from './form/phone.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './form/RadioGroup.tsx';
export type { FormSchema } from './form/rules.ts';
export { SaveBar, type SaveBarProps } from './form/SaveBar.tsx';
export { SearchField, type SearchFieldProps } from './form/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './form/Select.tsx';
export { Switch, type SwitchProps } from './form/Switch.tsx';
export { TextArea, type TextAreaProps } from './form/TextArea.tsx';
export { TextField, type TextFieldProps } from './form/TextField.tsx';
export {
  type FieldBinding,
  type FormController,
  type FormFailure,
  type FormOptions,
  useForm,
} from './form/useForm.ts';
export { type Unfinished, type UnsavedGuard, useUnsavedGuard } from './form/useUnsavedGuard.tsx';
export { labelsEn } from './labels.en.ts';
export { type Labels, labelsVi, loadLabelsEn } from './labels.tsx';
export {
  Menu,
  MenuButton,
  type MenuButtonProps,
  type MenuItem,
  type MenuProps,
  SharedMenu,
  type SharedMenuProps,
} from './overlay/Menu.tsx';
// overlay
export {
  DIALOG_SIDES,
  DIALOG_SIZES,
  type DialogProps,
  LazyDialog,
  Modal,
  type ModalProps,
  Sheet,
} from './overlay/Modal.tsx';
export { PlainDialog, type PlainDialogProps } from './overlay/PlainDialog.tsx';
export { Popover, type PopoverProps, type Trigger, type TriggerConfig } from './overlay/Popover.tsx';
export { preloadOverlays } from './overlay/preload.ts';
export { ToastHost } from './overlay/Toast.tsx';
export { TooltipHost } from './overlay/Tooltip.tsx';
export { dismissToast, TOAST_DURATION, TOAST_TONES, type ToastMessage, toast } from './overlay/toast.ts';
export type { TriggerProps } from './overlay/useDisclosure.ts';
export {
  DENSITIES,
  type Density,
  DesignSystemProvider,
  type DesignSystemProviderProps,
  type LinkComponent,
  type LinkComponentProps,
  SCALES,
  type Scale,
} from './provider.tsx';
// shell
export { AppShell, type AppShellProps } from './shell/AppShell.tsx';
export { AuthLayout, type AuthLayoutProps } from './shell/AuthLayout.tsx';
export { BRAND_SIZES, Brand, type BrandProps } from './shell/Brand.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './shell/Breadcrumb.tsx';
export { type Business, BusinessSelector, type BusinessSelectorProps } from './shell/BusinessSelector.tsx';
export { CommandPalette, preloadCommandPalette } from './shell/CommandPalette.tsx';
export type { Command, CommandPaletteProps, CommandSection } from './shell/CommandPalette.types.ts';
export { FullPageMessage, type FullPageMessageProps } from './shell/FullPageMessage.tsx';
export { FullScreenSpinner, type FullScreenSpinnerProps } from './shell/FullScreenSpinner.tsx';
export type { Shortcut } from './shell/Keys.tsx';
export {
  LANGUAGES,
  type LanguageCode,
  LanguageControl,
  type LanguageControlProps,
} from './shell/LanguageControl.tsx';
export { type Dismissal, LAYOUT_MODES, type LayoutMode } from './shell/layout.ts';
export { PageHeader, type PageHeaderProps } from './shell/PageHeader.tsx';
export { PAGE_SKELETON_VARIANTS, PageSkeleton, type PageSkeletonProps } from './shell/PageSkeleton.tsx';
export { PeekPanel, type PeekPanelProps } from './shell/PeekPanel.tsx';
export { preloadRightPanel, RightPanel, type RightPanelProps } from './shell/RightPanel.tsx';
export { SearchBar, type SearchBarProps } from './shell/SearchBar.tsx';
export {
  SCHEMES,
  type Scheme,
  type Settings,
  SettingsPanel,
  type SettingsPanelProps,
  type SettingsWords,
} from './shell/SettingsPanel.tsx';
export {
  SidebarSkeleton,
  type SidebarSkeletonProps,
  TopbarPlace,
  type TopbarPlaceProps,
  TopbarSkeleton,
} from './shell/ShellSkeleton.tsx';
export { type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps } from './shell/ShortcutSheet.tsx';
export { Sidebar, type SidebarProps } from './shell/Sidebar.tsx';
export { MAIN_ID, PAGE_TITLE_ID, type Shell, useShell } from './shell/shell.ts';
export type { SidebarBadge, SidebarGroup, SidebarItem, SidebarLink } from './shell/sidebar.ts';
export { Topbar, type TopbarProps } from './shell/Topbar.tsx';
export { UserMenu, type UserMenuProps } from './shell/UserMenu.tsx';
export { ACCENTS, type Accent, THEMES, type ThemeName } from './theme/themes.ts';
export { DESKTOP_BREAKPOINT, TONES, type Tone } from './theme/tokens.ts';
