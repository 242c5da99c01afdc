import { useEffect, useEffectEvent } from 'react';
import type { Action } from '#design-system';
import { ActionButton } from '../lib/ActionButton.tsx';
import { formatCount } from '../lib/money.ts';
import type { BulkOperation, BulkSelection } from './operation.ts';

interface BulkActionsProps<Row, Body> {
  selection: BulkSelection<Row>;
  /** Rows that were changed one at a time since: they are no longer selected. */
  gone: ReadonlySet<string>;
  /** The most used action comes last. */
  actions: readonly (Pick<Action, 'id' | 'icon' | 'run'> & { operation: BulkOperation<Row, Body> })[];
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

  return actions.map(({ operation, ...action }, index) => {
    const { disabled, denial, words } = operation;
    const denials = selection.rows.flatMap((row) => denial(row) ?? []);
    const count = disabled ? selection.rows.length : selection.rows.length - denials.length;
    const label = words.action(formatCount(count));
    return (
      <ActionButton
        key={action.id}
        {...(index === actions.length - 1 && { variant: 'solid' as const, tone: 'accent' as const })}
        action={{ ...action, label, disabled: disabled ?? (count === 0 && denials[0]) }}
      />
    );
  });
}
