import type { Action } from '../../base/action.ts';
import { CheckIcon, CopyIcon, DeleteIcon, EditIcon, PlusIcon, RefreshIcon } from '../../base/icon/icons.ts';
import type { words } from './SavedViews.words.ts';
import type { SavedView } from './views.ts';

interface ViewMenu {
  /** The default view, and the presets of the screen. */
  ready: readonly SavedView[];
  views: readonly SavedView[];
  /** The view that the list shows exactly. */
  shown: SavedView | undefined;
  /** The view that the user started from: shown exactly, or changed since. */
  current: SavedView | undefined;
  /** The same, when it is the user's own view. */
  own: SavedView | undefined;
  open: (view: SavedView) => void;
  update: (view: SavedView) => void;
  save: () => void;
  rename: (view: SavedView) => void;
  duplicate: (view: SavedView) => void;
  remove: (view: SavedView) => void;
}

type Word = (key: keyof typeof words.vi, values?: Record<string, string>) => string;

/** The menu of saved views: all views, then the available actions. */
export function viewItems(word: Word, { ready, views, shown, current, own, ...actions }: ViewMenu): Action[] {
  const choice = (view: SavedView): Action => ({
    id: view.id,
    label: view.name,
    checked: view === shown,
    run: () => actions.open(view),
  });
  const name = current?.name ?? '';
  const changed = !shown && current;
  const doable: (Action | false | undefined)[] = [
    changed &&
      own && {
        id: 'update',
        label: word('update', { name }),
        icon: CheckIcon,
        run: () => actions.update(own),
      },
    changed && {
      id: 'restore',
      label: word('restore', { name }),
      icon: RefreshIcon,
      run: () => actions.open(changed),
    },
    { id: 'save', label: word('saveAs'), icon: PlusIcon, run: actions.save },
    own && {
      id: 'rename',
      label: word('rename', { name }),
      icon: EditIcon,
      run: () => actions.rename(own),
    },
    own && {
      id: 'duplicate',
      label: word('duplicate', { name }),
      icon: CopyIcon,
      run: () => actions.duplicate(own),
    },
    own && {
      id: 'remove',
      label: word('remove', { name }),
      icon: DeleteIcon,
      tone: 'danger',
      run: () => actions.remove(own),
    },
  ];
  const groups = [
    ready.map(choice),
    views.map(choice),
    doable.filter((item) => item !== false && item !== undefined),
  ];
  return groups.flatMap((group, place) =>
    group.map((item, index) => ({ ...item, separatorBefore: place > 0 && index === 0 })),
  );
}
