import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../base/button/IconButton.tsx';
import { NoticeIcon } from '../../base/icon/icons.ts';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { noticeStore, seeNotices } from '../../overlay/notices.ts';
import { Popover } from '../../overlay/Popover.tsx';
import { border, color, radius, space } from '../../theme/tokens.ts';
import { NoticeBellContent } from './NoticeBell.content.tsx';

/** Something that waits for the user, and where. */
export interface WaitingItem {
  /** Its name, the same as on its page. */
  label: string;
  href: string;
  count: number;
}

export interface NoticeBellProps {
  /** What waits for the user. */
  waiting: readonly WaitingItem[];
  /** Formats a time (unix seconds): "09:30:05". */
  formatTime: (seconds: number) => string;
}

/**
 * Waiting items, and the last toasts with their codes, because a toast may disappear before it is read. Its dot shows
 * that something went wrong, or that more items wait, since it was last opened. Not announced: the toasts already were.
 */
export function NoticeBell({ waiting, formatTime }: NoticeBellProps) {
  const word = useLabel();
  const own = useOwnWords(WORDS);
  const { list, hasNews } = useSyncExternalStore(noticeStore.subscribe, noticeStore.read, noticeStore.read);
  const [isOpen, setOpen] = useState(false);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const [seen, setSeen] = useState(0);
  // A lower total also lowers `seen`, so that the next item counts as new again.
  if (total < seen || (isOpen && total !== seen)) setSeen(total);

  const change = (open: boolean) => {
    setOpen(open);
    seeNotices();
  };
  const isNew = !isOpen && (hasNews || total > seen);
  return (
    <Popover
      align="end"
      label={word('notifications')}
      open={isOpen}
      onOpenChange={change}
      trigger={(props) => (
        <Root>
          <IconButton icon={NoticeIcon} label={isNew ? own('unread') : word('notifications')} {...props} />
          {isNew && <span className="dot" />}
        </Root>
      )}
    >
      {(close) => <NoticeBellContent {...{ waiting, list, formatTime, close }} />}
    </Popover>
  );
}

const WORDS = {
  vi: { unread: 'Thông báo, có tin mới' },
  en: { unread: 'Notifications, with news' },
};

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;

  & > .dot {
    position: absolute;
    inset-block-start: ${space(1.5)};
    inset-inline-end: ${space(1.5)};
    width: ${space(2.5)};
    height: ${space(2.5)};
    /* A ring in the bar's colour separates the dot from the icon. */
    border: ${border.width} solid ${color.surface};
    border-radius: ${radius.full};
    background: ${color.dangerSolid};
    forced-color-adjust: none;
    pointer-events: none;
  }
`;
