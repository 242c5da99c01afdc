import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  px,
  radius,
  size,
  space,
} from '../theme/tokens.ts';
import { formatCount } from './count.ts';

export interface Tab {
  id: string;
  label: string;
  /** Number of records in it; null reserves the space while the count loads. */
  count?: number | null;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** What the tabs divide, for screen readers: "Trạng thái giao dịch". */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** Id of the element whose content the tabs change. */
  panelId?: string;
}

/**
 * Views of one list or one record. Arrows, Home and End move the focus; Enter or Space selects, because each selection
 * may load data.
 */
export function Tabs({ label, tabs, value, onChange, panelId, ...rest }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // Scrolls a selected tab into view on a phone; nothing else on the page moves.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!list.current || !chosen) return;
    const { left, right } = list.current.getBoundingClientRect();
    const box = chosen.getBoundingClientRect();
    if (box.left < left) list.current.scrollLeft -= left - box.left;
    else if (box.right > right) list.current.scrollLeft += box.right - right;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };

  const tabbable = tabs.some(({ id }) => id === value) ? value : tabs[0]?.id;
  return (
    <Root role="tablist" aria-label={label} {...rest} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === value}
          aria-controls={panelId}
          tabIndex={id === tabbable ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
          {count !== undefined && <span className="count">{count === null ? '' : formatCount(count)}</span>}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${space(1)};
  min-width: 0;
  border-block-end: ${border.hairline};
  overflow-x: auto;
  scrollbar-width: none;

  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${space(1.5)};
    min-height: ${size.control};
    padding: ${space(1)} ${space(3)};
    border: 0;
    border-block-end: ${px(2)} solid transparent;
    background: none;
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
    white-space: nowrap;
    cursor: pointer;
    transition: color ${motion.fast} ${motion.ease};
  }
  & > button:hover {
    color: ${color.text};
  }
  & > button:focus-visible {
    border-radius: ${radius.sm};
    ${focusRingInset}
  }
  & > button[aria-selected='true'] {
    border-block-end-color: ${color.accent};
    color: ${color.accentText};
  }
  & .count {
    padding-inline: ${space(1.5)};
    border-radius: ${radius.full};
    background: ${color.neutralSoft};
    color: ${color.neutralText};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
  & .count:empty {
    width: ${px(36)};
    height: ${lineHeight.body}em;
  }
  & [aria-selected='true'] > .count {
    background: ${color.infoSoft};
    color: ${color.infoText};
  }
  /* Forced colours show a transparent border, which would make every tab look selected. */
  ${media.forcedColors} {
    & > button {
      border-block-end-color: Canvas;
    }
    & > button[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
  ${media.print} {
    display: none;
  }
`;
