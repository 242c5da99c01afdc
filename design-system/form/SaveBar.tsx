import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import { WarningIcon } from '../base/icons.ts';
import { LiveRegion } from '../base/LiveRegion.tsx';
import { useOwnWords } from '../labels.own.ts';
import { focusHome } from '../overlay/focus.ts';
import { border, color, layer, media, radius, shadow, space } from '../theme/tokens.ts';
import { ConfirmModal } from './ConfirmModal.tsx';
import type { FormController } from './useForm.ts';

export interface SaveBarProps<Values> {
  /** From `useForm`; its `Form` stands above, without buttons of its own. */
  form: FormController<Values>;
  /** The verb: "Lưu thay đổi". */
  saveLabel: string;
  /** Why it cannot be saved now, such as a network that is away. Locks the button. */
  blocked?: string;
}

const words = {
  vi: {
    unsaved: 'Bạn có thay đổi chưa lưu',
    discard: 'Bỏ thay đổi',
    question: 'Bỏ thay đổi chưa lưu?',
    consequence: 'Các ô trở về như lần lưu gần nhất.',
    keep: 'Tiếp tục chỉnh sửa',
  },
  en: {
    unsaved: 'You have unsaved changes',
    discard: 'Discard changes',
    question: 'Discard unsaved changes?',
    consequence: 'The fields go back to what was last saved.',
    keep: 'Keep editing',
  },
} as const;

/**
 * Stands at the foot of the window while a form has changes that are not saved, with the way to save or drop them. Comes
 * and goes with `form.dirty`; its coming is told, and the focus stays where it was.
 */
export function SaveBar<Values>({ form, saveLabel, blocked }: SaveBarProps<Values>) {
  const word = useOwnWords(words);
  const [asking, setAsking] = useState(false);
  const visible = form.dirty || form.submitting;

  // The bar goes with the button that was pressed in it.
  const wasVisible = useRef(visible);
  useEffect(() => {
    if (wasVisible.current && !visible && document.activeElement === document.body) focusHome(null);
    wasVisible.current = visible;
  }, [visible]);

  return (
    <>
      <LiveRegion>{visible && word('unsaved')}</LiveRegion>
      {visible && (
        <Bar role="group" aria-label={word('unsaved')} data-keep-clear>
          <Icon icon={WarningIcon} />
          <span className="words" aria-hidden={!blocked}>
            {blocked ?? word('unsaved')}
          </span>
          <Button disabled={form.submitting} onClick={() => setAsking(true)}>
            {word('discard')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="solid"
            tone="accent"
            disabled={!form.valid || blocked !== undefined}
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
  position: sticky;
  inset-block-end: ${space(4)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: ${border.control};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};

  & > svg {
    flex: none;
    color: ${color.warningText};
  }
  & > .words {
    flex: 1 1 ${space(40)};
  }
  ${media.phone} {
    inset-block-end: 0;
    padding-block-end: max(${space(3)}, env(safe-area-inset-bottom));
    & > button {
      flex: 1;
    }
    & > .words {
      flex-basis: calc(100% - ${space(10)});
    }
  }
  ${media.print} {
    display: none;
  }
`;
