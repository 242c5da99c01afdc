import { Badge } from '../base/Badge.tsx';
import { Button, type ButtonProps } from '../base/Button.tsx';
import { IconButton } from '../base/IconButton.tsx';
import { ChevronDownIcon, ViewIcon } from '../base/icons.ts';
import { Stack } from '../base/Stack.tsx';
import { useOwnWords } from '../labels.own.ts';
import type { TriggerProps } from '../overlay/useDisclosure.ts';
import { words } from './SavedViews.words.ts';
import { useNarrow } from './useNarrow.ts';

interface ViewsButtonProps extends TriggerProps, Pick<ButtonProps, 'variant' | 'size'> {
  /** The view that is on, or that somebody set out from. */
  name?: string;
  /** The list shows something else by now. */
  changed?: boolean;
}

/** Names the view of a list and opens the menu of all of them; up to 991 px an icon alone. */
export function ViewsButton({ name, changed, ...button }: ViewsButtonProps) {
  const word = useOwnWords(words);
  const narrow = useNarrow();
  const state = changed && word('changed');
  // The words that are seen stand in it as they are seen, for those who say them to their computer.
  const seen = [name, state].filter(Boolean).join(' ');
  const label = [word('views'), seen].filter(Boolean).join(', ');
  if (narrow) return <IconButton variant="outline" {...button} icon={ViewIcon} label={label} />;
  return (
    <Button {...button} icon={ViewIcon} endIcon={ChevronDownIcon} aria-label={label} data-tip={word('views')}>
      <Stack as="span" direction="row" gap={1.5}>
        {name ?? word('views')}
        {state && (
          <>
            {' '}
            <Badge tone="warning">{state}</Badge>
          </>
        )}
      </Stack>
    </Button>
  );
}
