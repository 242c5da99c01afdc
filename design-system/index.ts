/** The only entry point of the design system: explicit exports, in the order of the folders. */

export { ActionBar } from './base/ActionBar.tsx';
export { AMOUNT_SIZES, Amount, amountText } from './base/Amount.tsx';
export { AVATAR_SHAPES, AVATAR_SIZES, Avatar } from './base/Avatar.tsx';
// base
export type { Action } from './base/action.ts';
export { announce } from './base/announce.ts';
export { Badge, StatusDot } from './base/Badge.tsx';
export { BANNER_TONES, Banner } from './base/Banner.tsx';
export {
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  Button,
  type ButtonProps,
  type OffProps,
} from './base/button/Button.tsx';
export { IconButton } from './base/button/IconButton.tsx';
export { ButtonLink, LINK_VARIANTS, Link, type LinkProps } from './base/button/Link.tsx';
export { CARD_TONES, Card, type CardProps } from './base/Card.tsx';
export { Copyable, ReferenceCode } from './base/Copyable.tsx';
export { CountdownRing } from './base/CountdownRing.tsx';
export { copyText } from './base/copy/clipboard.ts';
export { Details } from './base/Details.tsx';
export { EMPTY_STATE_VARIANTS, EmptyState } from './base/EmptyState.tsx';
export { GRID_MINS, Grid } from './base/Grid.tsx';
export { HEADING_LEVELS, Heading } from './base/Heading.tsx';
export { ICON_SIZES, Icon } from './base/icon/Icon.tsx';
export * from './base/icon/icons.ts';
export { LiveRegion, VisuallyHidden } from './base/LiveRegion.tsx';
export { lightUp } from './base/lightUp.ts';
export { loadOnce } from './base/loadOnce.ts';
export type { OffControl } from './base/offReason.ts';
export { Printout } from './base/Printout.tsx';
export { PROGRESS_BAR_SIZES, ProgressBar } from './base/ProgressBar.tsx';
export { QR_CODE_SIZES, QR_CORRECTIONS, QrCode } from './base/qr/QrCode.tsx';
export { QrPlate } from './base/qr/QrPlate.tsx';
export { saveFile } from './base/qr/saveFile.ts';
export { SKELETON_SHAPES, SKELETON_WIDTHS, Skeleton } from './base/Skeleton.tsx';
export { Spinner } from './base/Spinner.tsx';
export { Divider, STACK_ALIGNS, STACK_GAPS, STACK_JUSTIFIES, Stack } from './base/Stack.tsx';
export { SECRET_SECONDS, SecretValue } from './base/secret/SecretValue.tsx';
export { Tag } from './base/Tag.tsx';
export { Kbd, TEXT_TONES, TEXT_WEIGHTS, Text, Time } from './base/Text.tsx';
export { useNarrow, useTight, useTouch } from './base/useNarrow.ts';
// data
export { BAR_CHART_VARIANTS, BarChart, type BarChartProps } from './data/chart/BarChart.tsx';
export { shareOf as formatShare } from './data/chart/Chart.figures.ts';
export { formatCount } from './data/count.ts';
export { EndKept, type EndKeptProps } from './data/EndKept.tsx';
export { type Defined, Definitions, type DefinitionsProps } from './data/figures/Definitions.tsx';
export { HOUR_DOTS_SIZES, HourDots } from './data/figures/HourDots.tsx';
export { STAT_GOODS, StatCard, type StatChange } from './data/figures/StatCard.tsx';
export { FilterChips } from './data/filter/FilterBar.sheet.tsx';
export { FilterBar, type FilterBarProps } from './data/filter/FilterBar.tsx';
export {
  type AmountValue,
  describeFilter,
  type FilterField,
  type FilterOption,
  type FilterValue,
  type FilterValues,
  isFiltering,
  type PeriodValue,
} from './data/filter/filters.ts';
export { BulkBar } from './data/list/BulkBar.tsx';
export { ClientTable, type ClientTableProps } from './data/list/ClientTable.tsx';
export type { ClientColumn } from './data/list/clientRows.ts';
export { ListPage } from './data/list/ListPage.tsx';
export { NewRowsButton } from './data/list/NewRowsButton.tsx';
export { Pagination } from './data/list/Pagination.tsx';
export {
  type PairItem,
  PairMatcher,
  type PairMatcherProps,
  type PairSide,
} from './data/list/PairMatcher.tsx';
export { PAGE_SIZES } from './data/list/pages.ts';
export { SavedViews } from './data/list/SavedViews.tsx';
export type { SavedView } from './data/list/views.ts';
export { Missing } from './data/Missing.tsx';
export { Prose } from './data/Prose.tsx';
export {
  defaultPreferences,
  type PreferableColumn,
  reconcilePreferences,
  type TablePreferences,
} from './data/preferences/preferences.ts';
export { TablePreferencesButton } from './data/preferences/TablePreferencesButton.tsx';
export { CodeBlock } from './data/record/CodeBlock.tsx';
export {
  DESCRIPTION_COLUMNS,
  type DescriptionItem,
  DescriptionList,
} from './data/record/DescriptionList.tsx';
export { DetailPage, Section, type SectionProps } from './data/record/DetailPage.tsx';
export { RawData } from './data/record/RawData.tsx';
export { STEP_STATES, Stepper } from './data/record/Stepper.tsx';
export { Timeline, type TimelineItem } from './data/record/Timeline.tsx';
export { useRunFile } from './data/report/RunReport.columns.tsx';
export type { RunRow } from './data/report/RunReport.lines.ts';
export { RunReport } from './data/report/RunReport.tsx';
export { type RunResult, Skipped, StopRun, Unsettled, useRunner } from './data/report/useRunner.ts';
export { StatusBadge, UnknownStatus } from './data/StatusBadge.tsx';
export { directionOf, nextSort } from './data/sort.ts';
export { type StatusIcon, statusIcons } from './data/statusIcons.ts';
export { type Tab, Tabs } from './data/Tabs.tsx';
export { DataTable } from './data/table/DataTable.tsx';
export type { Column, DataTableProps } from './data/table/DataTable.types.ts';
export { ConfirmModal, type ConfirmModalProps } from './form/ConfirmModal.tsx';
export { Checkbox } from './form/choice/Checkbox.tsx';
export { RadioGroup } from './form/choice/RadioGroup.tsx';
export { Switch } from './form/choice/Switch.tsx';
export type { Option } from './form/combobox/Combobox.options.ts';
export { Combobox, ComboboxButton } from './form/combobox/Combobox.tsx';
export { MultiSelectList } from './form/combobox/MultiSelectList.tsx';
export { Field, FieldGroup } from './form/Field.tsx';
export { Form } from './form/Form.tsx';
export { FileField } from './form/file/FileField.tsx';
export { CROP_PARTS, SquareCrop } from './form/file/SquareCrop.tsx';
export { fold, highlights, matches, rank, search } from './form/fold.ts';
export { INPUT_SIZES } from './form/InputBox.tsx';
// form
export { Marked } from './form/Marked.tsx';
export { amountInWords } from './form/money/amountInWords.ts';
export { MoneyField } from './form/money/MoneyField.tsx';
export { formatAmount, parseAmount } from './form/money/money.ts';
export { PasswordField, type PasswordFieldProps } from './form/PasswordField.tsx';
export { PhoneField } from './form/PhoneField.tsx';
export { addDays, type Day, formatDay, formatPeriod, type Period, parseDay } from './form/period/dates.ts';
export { PeriodField, type PeriodPreset } from './form/period/PeriodField.tsx';
export { formatPhone, PHONE_DIGITS, parsePhone } from './form/phone.ts';
export type { FormSchema } from './form/rules.ts';
export { SaveBar } from './form/SaveBar.tsx';
export { SearchField } from './form/SearchField.tsx';
export { Select } from './form/Select.tsx';
export { TextArea } from './form/TextArea.tsx';
export { TextField } from './form/TextField.tsx';
export {
  type FieldBinding,
  type FormController,
  type FormFailure,
  type FormList,
  type FormOptions,
  useForm,
} from './form/useForm.ts';
export { type Unfinished, type UnsavedGuard, useUnsavedGuard } from './form/useUnsavedGuard.tsx';
export { labelsEn } from './labels.en.ts';
export { type Labels, labelsVi, loadLabelsEn } from './labels.tsx';
export { Keypad } from './money/keypad/Keypad.tsx';
export { LIST_TOOLS_PLACES, ListToolsSkeleton } from './money/line/ListToolsSkeleton.tsx';
export { type MoneyFigure, MoneyLine, type MoneyLineProps, type MoneyTerm } from './money/line/MoneyLine.tsx';
export type { Permission, PermissionGroup } from './money/matrix/PermissionMatrix.model.ts';
export { PermissionMatrix, type PermissionMatrixProps } from './money/matrix/PermissionMatrix.tsx';
export { POSTER_SIZES, Poster } from './money/poster/Poster.tsx';
export { Receipt, receiptPicture } from './money/receipt/Receipt.tsx';
export { RECEIPT_WIDTHS, type ReceiptContent, type ReceiptWidth } from './money/receipt/Receipt.types.ts';
export { Slip, type SlipProps, type SlipTerm } from './money/receipt/Slip.tsx';
export type { RibbonPeriod } from './money/ribbon/DayRibbon.choice.ts';
export { DayRibbon, type RibbonDay } from './money/ribbon/DayRibbon.tsx';
export { CustomerScreen } from './money/stage/CustomerScreen.tsx';
export { PaidMark } from './money/stage/PaidMark.tsx';
export { STAGE_TONES, Stage } from './money/stage/Stage.tsx';
export { Menu } from './overlay/Menu.tsx';
// overlay
export { DIALOG_SIZES, LazyDialog, Modal, Sheet } from './overlay/Modal.tsx';
export { forgetNotices } from './overlay/notices.ts';
export { OffReasonHost } from './overlay/OffReasonHost.tsx';
export { PlainDialog } from './overlay/PlainDialog.tsx';
export { Popover } from './overlay/Popover.tsx';
export { Term } from './overlay/Term.tsx';
export { ToastHost } from './overlay/Toast.tsx';
export { TooltipHost } from './overlay/Tooltip.tsx';
export { dismissToast, TOAST_DURATION, TOAST_TONES, type ToastMessage, toast } from './overlay/toastStore.ts';
export {
  DENSITIES,
  type Density,
  DesignSystemProvider,
  type LinkComponentProps,
  SCALES,
  type Scale,
} from './provider.tsx';
// shell
export { AppShell, type AppShellProps } from './shell/AppShell.tsx';
export { AuthLayout } from './shell/AuthLayout.tsx';
export { BRAND_SIZES, Brand } from './shell/Brand.tsx';
export { LAYOUT_MODES, type LayoutMode } from './shell/layout.ts';
export { Sidebar } from './shell/menu/Sidebar.tsx';
export type { SidebarItem } from './shell/menu/sidebarState.ts';
export { FullPageMessage } from './shell/page/FullPageMessage.tsx';
export { FullScreenSpinner } from './shell/page/FullScreenSpinner.tsx';
export { PageHeader } from './shell/page/PageHeader.tsx';
export { PageSkeleton } from './shell/page/PageSkeleton.tsx';
export { PeekPanel } from './shell/page/PeekPanel.tsx';
export { CommandPalette } from './shell/palette/CommandPalette.tsx';
export type { CommandPaletteProps, CommandSection } from './shell/palette/CommandPalette.types.ts';
export { KeyHints, type KeyPlace } from './shell/palette/KeyHints.tsx';
export { ShortcutList, ShortcutSheet } from './shell/palette/ShortcutSheet.tsx';
export { preloadRightPanel, RightPanel } from './shell/RightPanel.tsx';
export { SidebarSkeleton, TopbarPlace, TopbarSkeleton } from './shell/ShellSkeleton.tsx';
export {
  SCHEMES,
  type Settings,
  SettingsPanel,
  type SettingsWords,
} from './shell/settings/SettingsPanel.tsx';
export { PAGE_TITLE_ID, useShell } from './shell/shell.ts';
export { Breadcrumb } from './shell/topbar/Breadcrumb.tsx';
export { type Business, BusinessSelector } from './shell/topbar/BusinessSelector.tsx';
export { LANGUAGES, LanguageControl } from './shell/topbar/LanguageControl.tsx';
export { NoticeBell, type NoticeBellProps } from './shell/topbar/NoticeBell.tsx';
export { Topbar } from './shell/topbar/Topbar.tsx';
export { UserMenu } from './shell/topbar/UserMenu.tsx';
export { loadFonts } from './theme/loadFonts.ts';
export { ACCENTS, type Accent, THEMES, type ThemeName } from './theme/themes.ts';
export { DESKTOP_BREAKPOINT, TONES, type Tone } from './theme/tokens.ts';
