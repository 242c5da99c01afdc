import { ChevronLeftIcon, ChevronRightIcon, IconButton, Stack } from '#design-system';
import type { TrailPlace } from '../lib/trailPlace.ts';
import type { RecordNames } from './kind.ts';
import { useRecordWords } from './useRecordWords.ts';

interface NeighboursProps {
  kind: RecordNames;
  place: TrailPlace;
  onGo: (id: string) => void;
}

/** Steps to the records beside this one in its list; nothing where it has none. */
export function Neighbours({ kind, place, onGo }: NeighboursProps) {
  const say = useRecordWords(kind);
  if (place.previous === undefined && place.next === undefined) return null;
  const button = (id: string | undefined, label: string, key: string) => ({
    variant: 'outline' as const,
    label,
    tip: `${label} ${key}`,
    'aria-keyshortcuts': key,
    disabled: id === undefined,
    onClick: () => id !== undefined && onGo(id),
  });
  return (
    <Stack direction="row" gap={1}>
      <IconButton icon={ChevronLeftIcon} {...button(place.previous, say('previous'), '[')} />
      <IconButton icon={ChevronRightIcon} {...button(place.next, say('next'), ']')} />
    </Stack>
  );
}
