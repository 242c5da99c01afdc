import { type ComponentPropsWithRef, useEffectEvent, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { announce } from '../../base/announce.ts';
import { Button } from '../../base/button/Button.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { BackspaceIcon } from '../../base/icon/icons.ts';
import { formatAmount } from '../../form/money/money.ts';
import { useOwnWords } from '../../labels.own.ts';
import { fontSize, px, space } from '../../theme/tokens.ts';
import { KEYPAD_KEYS, type KeypadKey, keyOf, pressKey } from './keypadKeys.ts';

export interface KeypadProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Accessible name: "Số tiền". */
  label: string;
  /** Whole đồng, null while empty: the same value as a `MoneyField` beside it. */
  value: number | null;
  onChange(value: number | null): void;
  /**
   * A verb for the next step: "Tạo mã QR". Its button is enabled once there is an amount; Enter in a field of its form
   * presses it. Without it the last row is left out.
   */
  confirmLabel?: string;
  onConfirm?(): void;
  /** True while the confirmed amount is being processed. */
  loading?: boolean;
  /** Maximum number of digits. */
  maxDigits?: number;
  /** `page` listens wherever the focus is, except in a field, a dialog or a menu; `inside` only within the keypad. */
  listen?: 'page' | 'inside';
}

const words = {
  vi: { back: 'Xóa một số', clear: 'Xóa hết', empty: 'Chưa có số tiền' },
  en: { back: 'Delete a digit', clear: 'Clear', empty: 'No amount' },
} as const;

/** A focused element inside one of these gets the keys. */
const OWNERS =
  'input, textarea, select, [contenteditable="true"], [role*="dialog"], [role="menu"], [role="listbox"]';

/**
 * Keys for an amount, large enough for touch at the counter (44 px and more). The keyboard works too: digits,
 * Backspace, Delete to clear, Enter to confirm. It shows no amount itself: put it beside a `MoneyField`.
 */
export function Keypad({ label, value, onChange, confirmLabel, onConfirm, ...props }: KeypadProps) {
  const { loading = false, maxDigits = 13, listen = 'inside', ...rest } = props;
  const word = useOwnWords(words);
  const ready = !loading && value !== null && onConfirm !== undefined;
  const empty = value === null && word('empty');

  const press = (key: KeypadKey) => {
    if (loading) return;
    const next = pressKey(value, key, maxDigits);
    announce(next === null ? word('empty') : `${formatAmount(next)} ₫`);
    if (next !== value) onChange(next);
  };
  const onKey = (
    event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'> & {
      preventDefault(): void;
    },
  ) => {
    const key = keyOf(event);
    if (key) {
      event.preventDefault();
      press(key);
    } else if (event.key === 'Enter' && ready && !(event.target as Element).closest('button, a')) {
      event.preventDefault();
      onConfirm();
    }
  };
  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (!event.defaultPrevented && !target.closest(OWNERS)) onKey(event);
  });
  // Runs before the first paint: on a slow machine an effect runs later, and an earlier key press would be lost.
  useLayoutEffect(() => {
    if (listen === 'inside') return;
    const handle = (event: KeyboardEvent) => onPageKey(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [listen]);

  return (
    <Root role="group" aria-label={label} {...rest} onKeyDown={listen === 'inside' ? onKey : undefined}>
      {KEYPAD_KEYS.map((key) => (
        <Key
          key={key}
          aria-label={key === 'back' ? word('back') : undefined}
          busy={loading}
          onClick={() => press(key)}
        >
          {key === 'back' ? <Icon icon={BackspaceIcon} size="lg" /> : key}
        </Key>
      ))}
      {confirmLabel && (
        <Key className="clear" busy={loading} disabled={empty} onClick={() => press('clear')}>
          {word('clear')}
        </Key>
      )}
      {confirmLabel && (
        <div className="confirm">
          <Button
            type="submit"
            variant="solid"
            tone="accent"
            size="lg"
            block
            disabled={empty}
            loading={loading}
            onClick={(event) => {
              event.preventDefault();
              onConfirm?.();
            }}
          >
            {confirmLabel}
          </Button>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};

  & > .clear {
    font-size: inherit;
  }
  & > .confirm {
    display: grid;
    grid-column: span 2;
  }
`;

const Key = styled(Button)`
  /* Large enough for a finger in every density: 56 px. */
  min-height: ${px(56)};
  padding: ${space(1)};
  font-size: ${fontSize.xl};
  font-variant-numeric: tabular-nums;
  touch-action: manipulation;

  & > span {
    display: contents;
  }
`;
