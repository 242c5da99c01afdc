import type { Action } from '#design-system';
import { ActionButton } from '../lib/ActionButton.tsx';
import { formatCount } from '../lib/money.ts';
import type { BulkOperation, BulkSelection } from './operation.ts';

interface BulkActionsProps<Row, Body> {
  selection: BulkSelection<Row>;
  /** The most used action comes last. */
  actions: readonly (Pick<Action, 'id' | 'icon' | 'run'> & { operation: BulkOperation<Row, Body> })[];
}

/** Actions on the selected rows, each with the number of rows it would change, as its dialog shows it. */
export function BulkActions<Row extends { id: string }, Body>({
  selection,
  actions,
}: BulkActionsProps<Row, Body>) {
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
