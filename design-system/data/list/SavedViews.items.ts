import { CheckIcon, CopyIcon, DeleteIcon, EditIcon, PlusIcon, RefreshIcon } from '../../base/icon/icons.ts';
import type { MenuItem } from '../../overlay/Menu.tsx';
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
export function viewItems(
  word: Word,
  { ready, views, shown, current, own, ...actions }: ViewMenu,
): MenuItem[] {
  const choice = (view: SavedView): MenuItem => ({
    id: view.id,
    label: view.name,
    checked: view === shown,
    onSelect: () => actions.open(view),
  });
  const name = current?.name ?? '';
  const changed = !shown && current;
  const doable: (MenuItem | false | undefined)[] = [
    changed &&
      own && {
        id: 'update',
        label: word('update', { name }),
        icon: CheckIcon,
        onSelect: () => actions.update(own),
      },
    changed && {
      id: 'restore',
      label: word('restore', { name }),
      icon: RefreshIcon,
      onSelect: () => actions.open(changed),
    },
    { id: 'save', label: word('saveAs'), icon: PlusIcon, onSelect: actions.save },
    own && {
      id: 'rename',
      label: word('rename', { name }),
      icon: EditIcon,
      onSelect: () => actions.rename(own),
    },
    own && {
      id: 'duplicate',
      label: word('duplicate', { name }),
      icon: CopyIcon,
      onSelect: () => actions.duplicate(own),
    },
    own && {
      id: 'remove',
      label: word('remove', { name }),
      icon: DeleteIcon,
      tone: 'danger',
      onSelect: () => actions.remove(own),
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
