// One widget: its keys, its focus and its rows cannot be told apart.
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useMemo,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { Icon } from '../base/Icon.tsx';
import { ChevronRightIcon } from '../base/icons.ts';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  size,
  space,
} from '../theme/tokens.ts';
import {
  moveOf,
  type Ticked,
  type TreeNode,
  type TreeRow,
  tickedStates,
  toggled,
  typedRow,
  visibleRows,
} from './Tree.model.ts';

export interface TreeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** What the tree holds, for readers. */
  label: string;
  nodes: readonly TreeNode[];
  /** Nodes that are open; the tree keeps them itself where `onExpandedChange` is not given. */
  expanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Ids of the leaves that are ticked. With `onCheckedChange` every node has a box of three states. */
  checked?: ReadonlySet<string>;
  onCheckedChange?: (checked: ReadonlySet<string>) => void;
  /** The node that is at hand, in a tree that is walked through. */
  selected?: string | null;
  onSelect?: (id: string) => void;
}

/** ms after which typed letters are a new word. */
const WORD_MS = 600;
const NONE: ReadonlySet<string> = new Set();

/**
 * Things within things. One place of the Tab order; arrows, Home, End, `*` and typed letters move within, Space ticks,
 * Enter selects or else opens. What is closed is not drawn, and rows out of sight cost no layout.
 */
export function Tree({
  label,
  nodes,
  expanded,
  onExpandedChange,
  checked = NONE,
  onCheckedChange,
  selected,
  onSelect,
  ...rest
}: TreeProps) {
  const [own, setOwn] = useState<ReadonlySet<string>>(expanded ?? NONE);
  const [active, setActive] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const opened = onExpandedChange && expanded ? expanded : own;
  const rows = useMemo(() => visibleRows(nodes, opened), [nodes, opened]);
  const states = useMemo(() => tickedStates(nodes, checked), [nodes, checked]);
  const wanted = active ?? selected;
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === wanted),
  );

  const setOpened = (change: (next: Set<string>) => void) => {
    const next = new Set(opened);
    change(next);
    setOwn(next);
    onExpandedChange?.(next);
  };
  const flip = ({ node, open }: TreeRow) => {
    if (open !== undefined) setOpened((next) => (open ? next.delete(node.id) : next.add(node.id)));
  };
  const tick = ({ node }: TreeRow) => onCheckedChange?.(toggled(node, checked));
  const go = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setActive(row.node.id);
    const item = root.current?.children[index];
    if (item instanceof HTMLElement) item.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[at];
    if (!row) return;
    const word = event.timeStamp - typed.current.at < WORD_MS ? typed.current.text : '';
    const move = moveOf(event.key, rows, at);
    if (move && 'to' in move) go(move.to);
    else if (move && 'open' in move) {
      setOpened((next) => {
        for (const id of move.open) next.add(id);
      });
    } else if (move) setOpened((next) => next.delete(move.close));
    else if (event.key === ' ' && word === '') {
      if (onCheckedChange) tick(row);
      else if (onSelect) onSelect(row.node.id);
      else flip(row);
    } else if (event.key === 'Enter') {
      if (onSelect) onSelect(row.node.id);
      else flip(row);
    } else if (event.key.length === 1) {
      const text = word + event.key;
      typed.current = { text, at: event.timeStamp };
      go(typedRow(rows, at, text));
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const item = target.closest<HTMLElement>('[role="treeitem"]');
    const index = rows.findIndex(({ node }) => node.id === item?.dataset.id);
    const row = rows[index];
    if (!row) return;
    go(index);
    if (target.closest('.arrow')) flip(row);
    else if (onCheckedChange) tick(row);
    else if (onSelect) onSelect(row.node.id);
    else flip(row);
  };

  return (
    <Root
      aria-label={label}
      aria-multiselectable={onCheckedChange ? true : undefined}
      {...rest}
      role="tree"
      ref={root}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map(({ node, level, position, size, open }, index) => (
        <Row
          key={node.id}
          node={node}
          level={level}
          position={position}
          size={size}
          open={open}
          tabbable={index === at}
          ticked={onCheckedChange ? (states.get(node.id) ?? false) : undefined}
          selected={onSelect ? node.id === selected : undefined}
        />
      ))}
    </Root>
  );
}

interface RowProps extends Omit<TreeRow, 'parent'> {
  tabbable: boolean;
  ticked: Ticked | undefined;
  selected: boolean | undefined;
}

/** Drawn again only when something of its own changed: a tree may have thousands. */
const Row = memo(function Row({ node, level, position, size, open, tabbable, ticked, selected }: RowProps) {
  return (
    <div
      role="treeitem"
      data-id={node.id}
      tabIndex={tabbable ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={open}
      aria-checked={ticked}
      aria-selected={selected}
      aria-disabled={node.disabled || undefined}
      style={{ '--level': level - 1 } as CSSProperties}
    >
      <span className="arrow">{open !== undefined && <Icon icon={ChevronRightIcon} size="sm" />}</span>
      {ticked !== undefined && <span className="box" aria-hidden />}
      <span className="label">{node.label}</span>
      {node.hint && <span className="hint">{node.hint}</span>}
    </div>
  );
});

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > [role='treeitem'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.controlSm};
    padding-block: ${space(0.5)};
    padding-inline: calc(${space(1)} + var(--level) * ${space(5)}) ${space(2)};
    border-radius: ${radius.sm};
    line-height: ${lineHeight.table};
    cursor: pointer;
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${space(8)};
  }
  & > [role='treeitem']:hover {
    background: ${color.surfaceHover};
  }
  & > [aria-selected='true'] {
    background: ${color.surfaceSelected};
    color: ${color.accentText};
  }
  & > [aria-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  & > :focus-visible {
    ${focusRingInset}
  }
  & .arrow {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: ${space(6)};
    height: ${space(6)};
    color: ${color.textMuted};
  }
  & .arrow > svg {
    transition: rotate ${motion.fast} ${motion.ease};
  }
  & [aria-expanded='true'] > .arrow > svg {
    rotate: 90deg;
  }
  & .label {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .hint {
    margin-inline-start: auto;
    color: ${color.textMuted};
    max-width: 40%;
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
  & .box {
    display: inline-grid;
    flex: none;
    place-content: center;
    width: ${space(4.5)};
    height: ${space(4.5)};
    border: ${border.control};
    border-radius: ${radius.sm};
    background: ${color.surface};
    color: ${color.onAccent};
  }
  & [aria-checked='true'] > .box,
  & [aria-checked='mixed'] > .box {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  & [aria-disabled] > .box {
    opacity: 0.5;
  }
  & [aria-checked='true'] > .box::before,
  & [aria-checked='mixed'] > .box::before {
    content: '';
    width: ${space(2.5)};
    height: ${space(2.5)};
    background: currentColor;
    clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%);
  }
  & [aria-checked='mixed'] > .box::before {
    height: ${space(0.5)};
    clip-path: none;
  }
  ${media.forcedColors} {
    & [aria-checked='true'] > .box::before,
    & [aria-checked='mixed'] > .box::before {
      background: CanvasText;
    }
    & > [aria-selected='true'] {
      outline: ${border.width} solid Highlight;
      outline-offset: -${border.width};
    }
  }
  @media (pointer: coarse) {
    & > [role='treeitem'] {
      min-height: ${size.controlLg};
    }
  }
`;
