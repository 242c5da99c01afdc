import { useEffect } from 'react';
import { Button } from '../../base/button/Button.tsx';
import { Stack } from '../../base/Stack.tsx';
import { RadioGroup } from '../../form/choice/RadioGroup.tsx';
import { Switch } from '../../form/choice/Switch.tsx';
import { Select } from '../../form/Select.tsx';
import { useLabel } from '../../labels.tsx';
import { DENSITIES, type Density } from '../../provider.tsx';
import { PAGE_SIZES } from '../list/pages.ts';
import { useTableWord } from '../table/DataTable.words.ts';
import { defaultPreferences } from './preferences.ts';
import { ColumnList, type ColumnListProps } from './TablePreferences.columns.tsx';
import { arranging } from './useArrangement.ts';

/** `value` must match these columns (`reconcilePreferences`). Every change is reported, and the table shows it at once. */
export interface TablePreferencesPanelProps extends ColumnListProps {
  pageSize?: number;
  onPageSizeChange?: (pageSize: number) => void;
  /** Called on reset, which itself restores the columns, their widths, the density and the wrapping. */
  onReset?: () => void;
}

/**
 * Everything a user can change about a table, in one place: columns, their order, widths and sides, density, wrapping,
 * page size. Content for a popover or a modal.
 */
export function TablePreferencesPanel({ columns, value, onChange, ...props }: TablePreferencesPanelProps) {
  const { pageSize, onPageSizeChange, onReset } = props;
  const word = useLabel();
  const own = useTableWord();
  // The table needs it at the first change.
  useEffect(() => void arranging.preload(), []);

  return (
    <Stack gap={4}>
      <ColumnList columns={columns} value={value} onChange={onChange} />
      <Stack direction="row" gap={4} wrap>
        <RadioGroup
          label={word('density')}
          direction="row"
          options={DENSITIES.map((density) => ({ value: density, label: word(density) }))}
          value={value.density}
          onChange={(density) => onChange({ ...value, density: density as Density })}
        />
        {pageSize !== undefined && onPageSizeChange && (
          <Select
            label={word('pageSize')}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSizeChange(Number(size))}
          />
        )}
      </Stack>
      <Stack direction="row" justify="between" align="center" gap={4}>
        <Switch
          label={own('wrapLines')}
          checked={value.wrap === true}
          onChange={(wrap) => onChange({ ...value, wrap: wrap || undefined })}
        />
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onChange(defaultPreferences(columns));
            onReset?.();
          }}
        >
          {word('reset')}
        </Button>
      </Stack>
    </Stack>
  );
}
