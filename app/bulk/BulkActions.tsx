import { useEffect, useEffectEvent } from 'react';
import { Button, type IconType } from '#design-system';
import { formatCount } from '../lib/money.ts';
import type { BulkOperation, BulkSelection } from './operation.ts';

interface BulkActionsProps<Row, Body> {
  selection: BulkSelection<Row>;
  /** Rows that were changed one at a time since: they are no longer selected. */
  gone: ReadonlySet<string>;
  /** The most used action comes last. */
  actions: readonly {
    operation: BulkOperation<Row, Body>;
    icon?: IconType;
    onSelect: () => void;
  }[];
}

/** Actions on the selected rows, each with the number of rows it would change, as its dialog shows it. */
export function BulkActions<Row extends { id: string }, Body>({
  selection,
  gone,
  actions,
}: BulkActionsProps<Row, Body>) {
  const drop = useEffectEvent((gone: ReadonlySet<string>) => {
    const rest = selection.rows.filter(({ id }) => !gone.has(id));
    if (rest.length < selection.rows.length) selection.select(new Set(rest.map(({ id }) => id)));
  });
  useEffect(() => drop(gone), [gone]);

  return actions.map(({ operation, icon, onSelect }, index) => {
    const { disabled, denial, words } = operation;
    const denials = selection.rows.flatMap((row) => denial(row) ?? []);
    const count = disabled ? selection.rows.length : selection.rows.length - denials.length;
    const label = words.action(formatCount(count));
    return (
      <Button
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is static
        key={index}
        {...(index === actions.length - 1 && { variant: 'solid' as const, tone: 'accent' as const })}
        icon={icon}
        disabled={disabled ?? (count === 0 ? denials[0] : undefined)}
        onClick={onSelect}
      >
        {label}
      </Button>
    );
  });
}
