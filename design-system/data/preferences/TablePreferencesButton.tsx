import { IconButton, type IconButtonProps } from '../../base/button/IconButton.tsx';
import { PreferencesIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import { TablePreferencesPanel, type TablePreferencesPanelProps } from './TablePreferences.panel.tsx';

export interface TablePreferencesButtonProps
  extends TablePreferencesPanelProps,
    Pick<IconButtonProps, 'variant' | 'size' | 'className'> {}

/**
 * Opens what one person may change about a table: columns, their order, widths and sides, density,
 * wrapping, page size.
 */
export function TablePreferencesButton({
  variant = 'outline',
  size,
  className,
  ...panel
}: TablePreferencesButtonProps) {
  const word = useLabel();
  return (
    <Popover
      align="end"
      label={word('preferences')}
      trigger={(trigger) => (
        <IconButton
          icon={PreferencesIcon}
          label={word('preferences')}
          variant={variant}
          size={size}
          className={className}
          {...trigger}
        />
      )}
    >
      <TablePreferencesPanel {...panel} />
    </Popover>
  );
}
