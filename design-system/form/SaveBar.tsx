import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/button/Button.tsx';
import { floatingBar } from '../base/floatingBar.ts';
import { Icon } from '../base/icon/Icon.tsx';
import { WarningIcon } from '../base/icon/icons.ts';
import { LiveRegion } from '../base/LiveRegion.tsx';
import { useOwnWords } from '../labels.own.ts';
import { focusHome } from '../overlay/focus.ts';
import { color, media, space } from '../theme/tokens.ts';
import { ConfirmModal } from './ConfirmModal.tsx';
import type { FormController } from './useForm.ts';

export interface SaveBarProps<Values> {
  /** From `useForm`; its `Form` has no buttons of its own. */
  form: FormController<Values>;
  /** A verb: "Lưu thay đổi". */
  saveLabel: string;
  /** What saving will do, instead of "You have unsaved changes": "It takes effect at once." */
  note?: string;
  /** Why it cannot be saved now, such as no network: shown in the bar. */
  blocked?: string;
}

const words = {
  vi: {
    unsaved: 'Bạn có thay đổi chưa lưu',
    discard: 'Bỏ thay đổi',
    question: 'Bỏ thay đổi chưa lưu?',
    consequence: 'Các ô trở về như lần lưu gần nhất.',
    keep: 'Tiếp tục chỉnh sửa',
    invalid: 'Điền đủ và đúng các ô trước',
  },
  en: {
    unsaved: 'You have unsaved changes',
    discard: 'Discard changes',
    question: 'Discard unsaved changes?',
    consequence: 'The fields go back to what was last saved.',
    keep: 'Keep editing',
    invalid: 'First fill in all fields correctly',
  },
} as const;

/**
 * A bar at the bottom of the window while a form has unsaved changes, with buttons to save or discard them. It follows
 * `form.dirty`; its appearance is announced, and the focus does not move.
 */
export function SaveBar<Values>({ form, saveLabel, note, blocked }: SaveBarProps<Values>) {
  const word = useOwnWords(words);
  const [asking, setAsking] = useState(false);
  const visible = form.dirty || form.submitting;
  const text = note ?? word('unsaved');

  // The bar disappears together with its pressed button, so the focus must move.
  const wasVisible = useRef(visible);
  useEffect(() => {
    if (wasVisible.current && !visible && document.activeElement === document.body) focusHome(null);
    wasVisible.current = visible;
  }, [visible]);

  return (
    <>
      <LiveRegion>{visible && text}</LiveRegion>
      {visible && (
        <Bar role="group" aria-label={word('unsaved')} data-keep-clear>
          <Icon icon={WarningIcon} />
          <span className="words" aria-hidden={!blocked}>
            {blocked ?? text}
          </span>
          <Button busy={form.submitting} onClick={() => setAsking(true)}>
            {word('discard')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="solid"
            tone="accent"
            disabled={blocked ?? (!form.valid && word('invalid'))}
            loading={form.submitting}
          >
            {saveLabel}
          </Button>
        </Bar>
      )}
      <ConfirmModal
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={word('question')}
        consequence={word('consequence')}
        confirmLabel={word('discard')}
        cancelLabel={word('keep')}
        onConfirm={() => form.reset()}
      />
    </>
  );
}

const Bar = styled.div`
  ${floatingBar}

  & > svg {
    flex: none;
    color: ${color.warningText};
  }
  & > .words {
    flex: 1 1 ${space(40)};
  }
  ${media.phone} {
    & > button {
      flex: 1;
    }
    & > .words {
      flex-basis: calc(100% - ${space(10)});
    }
  }
`;
