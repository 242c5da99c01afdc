import { IconButton, type IconButtonProps } from '../../base/button/IconButton.tsx';
import { PreferencesIcon } from '../../base/icon/icons.ts';
import { Skeleton } from '../../base/Skeleton.tsx';
import { useLabel } from '../../labels.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import { part, usePart } from '../../overlay/part.ts';
import type { TablePreferencesPanelProps } from './TablePreferences.panel.tsx';

const panelPart = part(() =>
  import('./TablePreferences.panel.tsx').then((file) => file.TablePreferencesPanel),
);

export interface TablePreferencesButtonProps
  extends TablePreferencesPanelProps,
    Pick<IconButtonProps, 'variant' | 'size' | 'className'> {}

/**
 * Opens what a user can change about a table: columns, their order, widths and sides, density, wrapping, page size. The
 * panel loads when the pointer or the focus comes near.
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
      trigger={({ onPointerEnter, onFocus, ...trigger }) => (
        <IconButton
          icon={PreferencesIcon}
          label={word('preferences')}
          variant={variant}
          size={size}
          className={className}
          {...trigger}
          onPointerEnter={() => {
            panelPart.preload();
            onPointerEnter();
          }}
          onFocus={() => {
            panelPart.preload();
            onFocus();
          }}
        />
      )}
    >
      <Panel {...panel} />
    </Popover>
  );
}

function Panel(props: TablePreferencesPanelProps) {
  const Content = usePart(panelPart, true, () => undefined);
  return Content ? <Content {...props} /> : <Skeleton shape="block" />;
}
