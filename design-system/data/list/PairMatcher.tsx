// Two lists that share one set of keys. A third of the file is styles.
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import styled from 'styled-components';
import { Amount } from '../../base/Amount.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { ApproveIcon } from '../../base/icon/icons.ts';
import { VisuallyHidden } from '../../base/LiveRegion.tsx';
import { useOwnWords } from '../../labels.own.ts';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';

export interface PairItem {
  id: string;
  /** Its name: an id, a line. */
  title: string;
  /** Whole đồng; negative for money that was returned. */
  amount: number;
  /** What identifies it: time, payer, purpose. */
  description?: ReactNode;
  /** What is unusual about it, in a few words. */
  reason?: string;
}

/** The two sides. */
export type PairSide = 'left' | 'right';

export interface PairMatcherProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: "Khớp dòng của tệp với giao dịch". */
  label: string;
  /** Headers of the two lists. */
  heads: Record<PairSide, string>;
  /** The caller's order counts: put the likeliest partner of the selected left item first on the right. */
  left: readonly PairItem[];
  right: readonly PairItem[];
  /** Right id by left id. */
  pairs: ReadonlyMap<string, string>;
  /** The selected item of each side; null where there is none. */
  current: Record<PairSide, string | null>;
  onCurrentChange: (side: PairSide, id: string) => void;
  onLink: (leftId: string, rightId: string) => void;
  onUnlink: (leftId: string) => void;
  /** The result of the selected pair, and its buttons. */
  bar?: ReactNode;
  /** Shown when a side is empty. */
  empty?: Partial<Record<PairSide, ReactNode>>;
}

const words = {
  vi: { paired: 'đã khớp với {{name}}' },
  en: { paired: 'matched with {{name}}' },
};

/** How far a key moves in a list of `count`; undefined for other keys. */
function stepOf(key: string, at: number, count: number): number | undefined {
  const next = {
    ArrowDown: at + 1,
    j: at + 1,
    ArrowUp: at - 1,
    k: at - 1,
    Home: 0,
    End: count - 1,
    PageDown: at + 10,
    PageUp: at - 10,
  }[key];
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1));
}

/**
 * Two lists side by side whose entries the user matches: rows of a file and records, transfers and orders. Arrows or
 * `j` and `k` move within a list, Tab or `h` and `l` between them, Enter matches the selected two, Backspace separates
 * them.
 */
export function PairMatcher(props: PairMatcherProps) {
  const {
    label,
    heads,
    left,
    right,
    pairs,
    current,
    onCurrentChange,
    onLink,
    onUnlink,
    bar,
    empty,
    ...rest
  } = props;
  const say = useOwnWords(words);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const items = { left, right };
  const leftByRight = new Map([...pairs].map(([one, other]) => [other, one]));
  const titles = new Map([...left, ...right].map((item) => [item.id, item.title]));
  const partnerOf = (side: PairSide, itemId: string) =>
    side === 'left' ? pairs.get(itemId) : leftByRight.get(itemId);

  // Scrolls an item selected by keyboard into view within its list; the page does not move.
  useEffect(() => {
    for (const list of root.current?.querySelectorAll<HTMLElement>('[role=listbox]') ?? []) {
      const chosen = list.querySelector<HTMLElement>('[aria-selected=true]');
      if (!chosen) continue;
      const top = chosen.offsetTop - list.offsetTop;
      if (top < list.scrollTop) list.scrollTop = top;
      else if (top + chosen.offsetHeight > list.scrollTop + list.clientHeight)
        list.scrollTop = top + chosen.offsetHeight - list.clientHeight;
    }
  });

  const onKeyDown = (side: PairSide) => (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const list = items[side];
    const step = stepOf(
      key,
      list.findIndex((item) => item.id === current[side]),
      list.length,
    );
    const other = { h: 'left', l: 'right' }[key];
    const parted = side === 'left' ? current.left : (leftByRight.get(current.right ?? '') ?? null);
    if (step !== undefined) {
      const next = list[step];
      if (next) onCurrentChange(side, next.id);
    } else if (other) root.current?.querySelector<HTMLElement>(`[data-side=${other}]`)?.focus();
    else if (key === 'Enter' && current.left && current.right) onLink(current.left, current.right);
    else if ((key === 'Backspace' || key === 'Delete') && parted && pairs.has(parted)) onUnlink(parted);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const draw = (side: PairSide) => (
    <section className="side" aria-labelledby={`${id}${side}`}>
      <p id={`${id}${side}`} className="name">
        {heads[side]}
      </p>
      {items[side].length === 0 ? (
        <div className="none">{empty?.[side]}</div>
      ) : (
        <div
          role="listbox"
          data-side={side}
          tabIndex={0}
          aria-labelledby={`${id}${side}`}
          aria-activedescendant={current[side] === null ? undefined : `${id}${side}${current[side]}`}
          onKeyDown={onKeyDown(side)}
          onClick={({ target, currentTarget }) => {
            const item = (target as Element).closest<HTMLElement>('[data-item]')?.dataset.item;
            if (item) onCurrentChange(side, item);
            currentTarget.focus();
          }}
        >
          {items[side].map((item) => {
            const partner = partnerOf(side, item.id);
            return (
              // The list handles the keys of its options, as in the listbox pattern.
              <div
                key={item.id}
                id={`${id}${side}${item.id}`}
                data-item={item.id}
                role="option"
                tabIndex={-1}
                aria-selected={item.id === current[side]}
                data-partner={
                  (partner !== undefined && partner === current[side === 'left' ? 'right' : 'left']) ||
                  undefined
                }
              >
                <span className="head">
                  <span className="title" translate="no">
                    {item.title}
                  </span>
                  <Amount value={item.amount} />
                </span>
                {item.description && <span className="about">{item.description}</span>}
                {(item.reason || partner !== undefined) && (
                  <span className="about reason">
                    {partner !== undefined && <Icon icon={ApproveIcon} size="sm" />}
                    {[
                      item.reason,
                      partner !== undefined && say('paired', { name: titles.get(partner) ?? partner }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      )}
    </section>
  );

  return (
    <Root role="group" aria-label={label} {...rest} ref={root}>
      {bar && <div className="bar">{bar}</div>}
      {draw('left')}
      {draw('right')}
      <VisuallyHidden aria-live="polite">
        {current.left &&
          current.right &&
          `${titles.get(current.left) ?? ''} – ${titles.get(current.right) ?? ''}`}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  line-height: ${lineHeight.table};

  & > .bar {
    grid-column: 1 / -1;
  }
  & .name {
    padding-block-end: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.medium};
  }
  & [role='listbox'],
  & .none {
    position: relative;
    max-height: min(${px(560)}, 60vh);
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    overflow-y: auto;
  }
  & .none {
    padding: ${space(4)};
    color: ${color.textMuted};
  }
  & [role='listbox']:focus-visible {
    ${focusRingInset}
  }
  & [role='option'] {
    display: flex;
    flex-direction: column;
    gap: ${space(0.5)};
    min-height: ${size.control};
    padding: ${space(2)} ${space(3)};
    border-inline-start: ${px(3)} solid transparent;
    cursor: pointer;
  }
  & [role='option'] + [role='option'] {
    border-block-start: ${border.hairline};
  }
  & [role='option']:hover {
    background: ${color.surfaceHover};
  }
  & [role='option'][aria-selected='true'] {
    border-inline-start-color: ${color.accent};
    background: ${color.surfaceSelected};
  }
  & [data-partner] {
    border-inline-start-color: ${color.successText};
  }
  & .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
  }
  & :is(.title, .about) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .about {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & .reason {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color.text};
  }
  & .reason > svg {
    flex: none;
    color: ${color.successText};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & [role='listbox'] {
      max-height: 40vh;
    }
  }
  ${media.forcedColors} {
    & [aria-selected='true'] {
      outline: ${border.width} solid Highlight;
      outline-offset: ${px(-2)};
    }
  }
`;
