import { useState } from 'react';
import { announce } from '../base/announce.ts';
import type { ButtonProps } from '../base/Button.tsx';
import { ConfirmModal } from '../form/ConfirmModal.tsx';
import { useOwnWords } from '../labels.own.ts';
import { Menu } from '../overlay/Menu.tsx';
import { ViewsButton } from './SavedViews.button.tsx';
import { viewItems } from './SavedViews.items.ts';
import { ViewNameModal } from './SavedViews.name.tsx';
import { words } from './SavedViews.words.ts';
import { canonicalQuery, freeName, type SavedView, viewId, viewOf } from './views.ts';

export interface SavedViewsProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Views that the screen brings: they cannot be changed. The list as it opens, with an empty query, goes first by itself. */
  presets: readonly SavedView[];
  /** This person's own. */
  views: readonly SavedView[];
  onViewsChange(views: SavedView[]): void;
  /** What the list shows now, as its address says it. */
  query: string;
  /** Shows a view: write its query into the address. */
  onQueryChange(query: string): void;
}

/** The list as it opens. */
const EVERYTHING = 'everything';

type Asking = { kind: 'save' | 'rename' | 'remove'; view?: SavedView } | undefined;

/**
 * The views of a list behind one button that names the one which is on: presets and own ones to choose from, and what
 * can be done with the view as it stands: save it, save what was changed, rename, duplicate, delete. A view is a named
 * address, so the button follows the address and remembers only from which view somebody set out.
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
  // An own view that shows the same as a preset is meant when somebody chose it.
  const exact = origin && isShown(origin, query) ? origin : viewOf(all, query);
  const isOwn = origin !== undefined && views.includes(origin);
  // Whoever comes by a link sets out from no view, and whoever narrows the list as it opens has begun one. A view that
  // cannot be changed is left by whoever takes away what it is named by; an own one waits to be saved.
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

/** Whether a query still says everything that names the view, and something more. */
function refines({ query: named }: SavedView, query: string): boolean {
  const shown = new URLSearchParams(query);
  const parts = [...new URLSearchParams(named)];
  return parts.length > 0 && parts.every(([key, value]) => shown.get(key) === value);
}

const isShown = (view: SavedView, query: string) => canonicalQuery(view.query) === canonicalQuery(query);
