import { CheckIcon, CopyIcon, DeleteIcon, EditIcon, PlusIcon, RefreshIcon } from '../../base/icon/icons.ts';
import type { MenuItem } from '../../overlay/Menu.tsx';
import type { words } from './SavedViews.words.ts';
import type { SavedView } from './views.ts';

interface ViewMenu {
  /** The list as it opens, and the presets of its screen. */
  ready: readonly SavedView[];
  views: readonly SavedView[];
  /** The view that is shown exactly. */
  shown: SavedView | undefined;
  /** The view that somebody set out from: the same, or one that was changed since. */
  current: SavedView | undefined;
  /** The same, when it is this person's own. */
  own: SavedView | undefined;
  open: (view: SavedView) => void;
  update: (view: SavedView) => void;
  save: () => void;
  rename: (view: SavedView) => void;
  duplicate: (view: SavedView) => void;
  remove: (view: SavedView) => void;
}

type Word = (key: keyof typeof words.vi, values?: Record<string, string>) => string;

/** The menu of saved views: all there are, then what can be done now. */
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
