import { PopoverContent, type PopoverContentProps } from '../overlay/Popover.content.tsx';
import { MultiSelectList, type MultiSelectListProps } from './MultiSelect.list.tsx';

export interface MultiSelectContentProps
  extends MultiSelectListProps,
    Pick<PopoverContentProps, 'id' | 'open' | 'onOpenChange' | 'anchorRef'> {}

/** The part of MultiSelect that is fetched when first opened. */
export function MultiSelectContent({ id, open, onOpenChange, anchorRef, ...list }: MultiSelectContentProps) {
  return (
    <PopoverContent {...{ id, open, onOpenChange, anchorRef }} label={list.label} width="trigger" flush>
      <MultiSelectList {...list} />
    </PopoverContent>
  );
}
