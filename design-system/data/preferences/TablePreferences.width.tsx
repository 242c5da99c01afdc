import { useState } from 'react';
import { TextField } from '../../form/TextField.tsx';
import { useTableWord } from '../table/DataTable.words.ts';
import { LEAST_COLUMN, WIDEST_COLUMN } from './preferences.change.ts';

interface WidthFieldProps {
  /** The column's header. */
  name: string;
  /** In px at scale 14; undefined while the column has its default width. */
  value: number | undefined;
  /** The default width, shown while no other is set. */
  own?: number;
  onChange: (width: number | undefined) => void;
}

/**
 * The width of a column as a number: what the handle in the header does, without a drag (WCAG 2.5.7). Empty means the
 * default.
 */
export function WidthField({ name, value, own, onChange }: WidthFieldProps) {
  const word = useTableWord();
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={word('widthInPx', name)}
      labelHidden
      size="sm"
      type="number"
      inputMode="numeric"
      min={LEAST_COLUMN}
      max={WIDEST_COLUMN}
      step={8}
      placeholder={own === undefined ? undefined : String(own)}
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={(text) => {
        setTyped(text);
        // A half-typed number is not a width yet.
        const width = Number(text);
        if (text === '') onChange(undefined);
        else if (width >= LEAST_COLUMN && width <= WIDEST_COLUMN) onChange(width);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
