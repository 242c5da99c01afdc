import { type FormEvent, useId, useState } from 'react';
import { announce } from '../../base/announce.ts';
import { Badge } from '../../base/Badge.tsx';
import { Button, type ButtonProps } from '../../base/button/Button.tsx';
import { IconButton } from '../../base/button/IconButton.tsx';
import { ChevronDownIcon, ViewIcon } from '../../base/icon/icons.ts';
import { Stack } from '../../base/Stack.tsx';
import { useNarrow } from '../../base/useNarrow.ts';
import { ConfirmModal } from '../../form/ConfirmModal.tsx';
import { TextField } from '../../form/TextField.tsx';
import { normalizeLine } from '../../form/text.ts';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { Menu } from '../../overlay/Menu.tsx';
import { Modal } from '../../overlay/Modal.tsx';
import type { TriggerProps } from '../../overlay/useDisclosure.ts';
import { viewItems } from './SavedViews.items.ts';
import { words } from './SavedViews.words.ts';
import {
  canonicalQuery,
  freeName,
  nameProblem,
  type SavedView,
  VIEW_NAME_LENGTH,
  viewId,
  viewOf,
} from './views.ts';

export interface SavedViewsProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Presets of the screen, which users cannot change. The default view, with an empty query, always comes first. */
  presets: readonly SavedView[];
  /** The user's own views. */
  views: readonly SavedView[];
  onViewsChange(views: SavedView[]): void;
  /** The current query of the list, as in its address. */
  query: string;
  /** Shows a view: write its query to the address. */
  onQueryChange(query: string): void;
}

/** Id of the default view. */
const EVERYTHING = 'everything';

type Asking = { kind: 'save' | 'rename' | 'remove'; view?: SavedView } | undefined;

/**
 * The views of a list behind one button that names the active one: presets and own views, and the
 * actions on the current view: save, update, rename, duplicate, delete. A view is a named
 * URL, so the button follows the URL and remembers only the view that the user started from.
 */
export function SavedViews({
  presets,
  views,
  onViewsChange,
  query,
  onQueryChange,
  ...button
}: SavedViewsProps) {
  const word = useOwnWords(words);
  const [asking, setAsking] = useState<Asking>();
  const [originId, setOriginId] = useState<string>();

  const ready: SavedView[] = [{ id: EVERYTHING, name: word('everything'), query: '' }, ...presets];
  const all = [...ready, ...views];
  const origin = all.find(({ id }) => id === originId);
  // When an own view equals a preset, the one that the user chose counts.
  const exact = origin && isShown(origin, query) ? origin : viewOf(all, query);
  const isOwn = origin !== undefined && views.includes(origin);
  // A link, or a filtered default view, starts from no view. A preset is left when one of its own filters is removed; a
  // changed own view stays current until it is saved.
  const current = exact ?? (origin && (isOwn || refines(origin, query)) ? origin : undefined);
  if (exact && exact.id !== originId) setOriginId(exact.id);
  const own = views.find((view) => view === current);

  const open = (view: SavedView) => {
    setOriginId(view.id);
    onQueryChange(view.query);
    announce(word('opened', { name: view.name }));
  };
  const keep = (view: SavedView, next: SavedView[]) => {
    setOriginId(view.id);
    onViewsChange(next);
    announce(word('saved', { name: view.name }));
  };
  const create = (name: string, of: string) => {
    const view = { id: viewId(name, all), name, query: of };
    keep(view, [...views, view]);
  };
  const change = (view: SavedView, changes: Partial<SavedView>) =>
    keep(
      { ...view, ...changes },
      views.map((one) => (one.id === view.id ? { ...one, ...changes } : one)),
    );

  const items = () =>
    viewItems(word, {
      ready,
      views,
      shown: exact,
      current,
      own,
      open,
      update: (view) => change(view, { query }),
      save: () => setAsking({ kind: 'save' }),
      rename: (view) => setAsking({ kind: 'rename', view }),
      duplicate: (view) => create(freeName(word('copyOf', { name: view.name }), all), view.query),
      remove: (view) => setAsking({ kind: 'remove', view }),
    });
  const close = () => setAsking(undefined);

  return (
    <>
      <Menu
        items={items}
        label={word('views')}
        align="end"
        trigger={(trigger) => (
          <ViewsButton {...button} name={current?.name} changed={current && !exact} {...trigger} />
        )}
      />
      <ViewNameModal
        open={asking?.kind === 'save' || asking?.kind === 'rename'}
        onClose={close}
        title={word(asking?.kind === 'rename' ? 'renameTitle' : 'saveTitle')}
        first={asking?.view?.name ?? ''}
        others={all.filter(({ id }) => id !== asking?.view?.id)}
        onName={(name) => (asking?.view ? change(asking.view, { name }) : create(name, query))}
      />
      <ConfirmModal
        open={asking?.kind === 'remove'}
        onOpenChange={(next) => !next && close()}
        tone="danger"
        title={word('removeTitle', { name: asking?.view?.name ?? '' })}
        consequence={word('removeText')}
        confirmLabel={word('removeDone')}
        onConfirm={() => {
          setOriginId(undefined);
          onViewsChange(views.filter(({ id }) => id !== asking?.view?.id));
        }}
      />
    </>
  );
}

/** Whether a query still contains everything that the view names, and possibly more. */
function refines({ query: named }: SavedView, query: string): boolean {
  const shown = new URLSearchParams(query);
  const parts = [...new URLSearchParams(named)];
  return parts.length > 0 && parts.every(([key, value]) => shown.get(key) === value);
}

const isShown = (view: SavedView, query: string) => canonicalQuery(view.query) === canonicalQuery(query);

interface ViewsButtonProps extends TriggerProps, Pick<ButtonProps, 'variant' | 'size'> {
  /** The current view, or the one that the user started from. */
  name?: string;
  /** The list shows something else by now. */
  changed?: boolean;
}

/** Names the active view and opens the menu of views; only an icon up to 991 px. */
function ViewsButton({ name, changed, ...button }: ViewsButtonProps) {
  const word = useOwnWords(words);
  const narrow = useNarrow();
  const state = changed && word('changed');
  // The accessible name contains the visible label, for voice control.
  const seen = [name, state].filter(Boolean).join(' ');
  const label = [word('views'), seen].filter(Boolean).join(', ');
  if (narrow) return <IconButton variant="outline" {...button} icon={ViewIcon} label={label} />;
  return (
    <Button {...button} icon={ViewIcon} endIcon={ChevronDownIcon} aria-label={label} data-tip={label}>
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

interface ViewNameModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The initial name. */
  first: string;
  /** Views whose names are taken. */
  others: readonly SavedView[];
  onName: (name: string) => void;
}

/** Asks for the name of a view. */
function ViewNameModal({ open, onClose, title, first, others, onName }: ViewNameModalProps) {
  const label = useLabel();
  const word = useOwnWords(words);
  const form = useId();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Each opening starts fresh.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setName(first);
      setRefused(false);
    }
  }

  const problem = nameProblem(name, others);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setRefused(true);
    if (problem) return;
    onClose();
    onName(normalizeLine(name));
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{label('cancel')}</Button>
          <Button variant="solid" tone="accent" type="submit" form={form}>
            {word('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <TextField
          label={word('name')}
          hint={word('nameHint')}
          required
          autoComplete="off"
          value={name}
          onChange={setName}
          error={refused && problem ? word(problem, { max: VIEW_NAME_LENGTH }) : undefined}
        />
      </form>
    </Modal>
  );
}
