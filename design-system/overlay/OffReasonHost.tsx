import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/button/Button.tsx';
import { useCopy } from '../base/copy/useCopy.ts';
import { CheckIcon, CopyIcon } from '../base/icon/icons.ts';
import { useLoaded } from '../base/loadOnce.ts';
import { type OffControl, onPressOff } from '../base/offReason.ts';
import { Text } from '../base/Text.tsx';
import { useOwnWords } from '../labels.own.ts';
import { useLabel } from '../labels.tsx';
import { border, color, fontSize, px, radius, space } from '../theme/tokens.ts';
import { popoverContent } from './Popover.tsx';

export interface OffReasonHostProps {
  /** The request to send to someone who can change it; undefined when no one can: then only the reason shows. */
  requestOf: (control: OffControl) => string | undefined;
}

interface Asked {
  anchorRef: { current: HTMLElement };
  align: 'start' | 'end';
  control: OffControl;
  request: string;
}

/**
 * Handles a press on a disabled control whose reason someone can change: shows the reason, and a request to copy.
 * Render it once, like `TooltipHost`; it serves all buttons and menu items that are off.
 */
export function OffReasonHost({ requestOf }: OffReasonHostProps) {
  const id = useId();
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const ask = useEffectEvent((control: OffControl) => {
    const request = requestOf(control);
    if (request === undefined) return false;
    // The menu button of a row disappears when the focus leaves the row, so the popover is anchored to the row itself.
    const row = control.anchor.closest<HTMLElement>('[data-row][tabindex]');
    setAsked({
      anchorRef: { current: row ?? control.anchor },
      align: row ? 'end' : 'start',
      control,
      request,
    });
    setOpen(true);
    return true;
  });
  useEffect(() => onPressOff((control) => ask(control)), []);
  const Content = useLoaded(popoverContent, open, () => setOpen(false));
  if (!Content || !asked) return null;
  const { anchorRef, align, control, request } = asked;
  return (
    <Content
      id={id}
      open={open}
      onOpenChange={setOpen}
      anchorRef={anchorRef}
      align={align}
      label={control.name}
    >
      <Answer reason={control.reason} request={request} />
    </Content>
  );
}

/** The reason, the text of the request, and the button that copies it. */
function Answer({ reason, request }: { reason: string; request: string }) {
  const word = useLabel();
  const own = useOwnWords(WORDS);
  const { result, copy } = useCopy();
  return (
    <Root>
      <Text as="p" weight="medium">
        {reason}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {own('who')}
      </Text>
      <blockquote>{request}</blockquote>
      <Button
        size="sm"
        data-autofocus
        icon={result === 'copied' ? CheckIcon : CopyIcon}
        onClick={() => void copy(request)}
      >
        {result ? word(result) : own('copy')}
      </Button>
    </Root>
  );
}

const WORDS = {
  vi: {
    copy: 'Sao chép yêu cầu',
    who: 'Người quản trị của doanh nghiệp có thể cấp. Gửi cho họ yêu cầu này:',
  },
  en: {
    copy: 'Copy the request',
    who: 'An administrator of the business can grant it. Send them this request:',
  },
};

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  width: min(${px(320)}, calc(100vw - ${space(14)}));

  & > blockquote {
    width: 100%;
    margin: 0;
    padding: ${space(2)};
    border: ${border.hairline};
    border-radius: ${radius.md};
    background: ${color.surfaceSunken};
    font-size: ${fontSize.sm};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
