import styled from 'styled-components';
import { Badge } from '../../base/Badge.tsx';
import { Link } from '../../base/button/Link.tsx';
import { ReferenceCode } from '../../base/Copyable.tsx';
import { Heading } from '../../base/Heading.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { FailedIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../base/icon/icons.ts';
import { Text, Time } from '../../base/Text.tsx';
import { useOwnWords } from '../../labels.own.ts';
import type { Notice } from '../../overlay/notices.ts';
import { border, color, fontSize, fontWeight, px, space } from '../../theme/tokens.ts';
import type { NoticeBellProps } from './NoticeBell.tsx';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: FailedIcon } as const;

export interface NoticeBellContentProps extends NoticeBellProps {
  list: readonly Notice[];
  close: () => void;
}

/** The popover of NoticeBell. */
export function NoticeBellContent({ waiting, list, formatTime, close }: NoticeBellContentProps) {
  const own = useOwnWords(WORDS);
  return (
    <Root>
      <section>
        <Heading level={2} size="md">
          {own('waiting')}
        </Heading>
        {waiting.length === 0 ? (
          <Text tone="muted">{own('nothingWaits')}</Text>
        ) : (
          <ul>
            {waiting.map(({ label, href, count }, index) => (
              <li key={href} className="waiting">
                <Link href={href} variant="quiet" data-autofocus={index === 0 || undefined} onClick={close}>
                  {label}
                </Link>
                <Badge tone="info" count={count} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <Heading level={2} size="md">
          {own('notices')}
        </Heading>
        {list.length === 0 ? (
          <Text tone="muted">{own('noNotices')}</Text>
        ) : (
          <ul>
            {list.map(({ id, tone = 'info', title, description, code, count, at }) => (
              <li key={id} className="notice" data-tone={tone}>
                <Icon icon={icons[tone]} label={own(tone)} />
                <div className="words">
                  <span className="title">
                    {title}
                    {count > 1 && <span className="aside">×{count}</span>}
                  </span>
                  {description && <span className="description">{description}</span>}
                  {code && <ReferenceCode code={code} />}
                </div>
                <Time className="aside" iso={new Date(at * 1000).toISOString()}>
                  {formatTime(at)}
                </Time>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Root>
  );
}

const WORDS = {
  vi: {
    waiting: 'Đang chờ bạn xử lý',
    nothingWaits: 'Không có việc nào đang chờ.',
    notices: 'Thông báo gần đây',
    noNotices: 'Chưa có thông báo nào trong phiên này.',
    info: 'Thông tin',
    success: 'Thành công',
    warning: 'Cảnh báo',
    danger: 'Lỗi',
  },
  en: {
    waiting: 'Waiting for you',
    nothingWaits: 'Nothing is waiting.',
    notices: 'Recent notifications',
    noNotices: 'No notifications in this session yet.',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    danger: 'Error',
  },
};

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  width: min(${px(360)}, calc(100vw - ${space(14)}));

  & section {
    display: grid;
    gap: ${space(2)};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: ${space(2)};
    padding-block: ${space(2)};
    border-block-start: ${border.hairline};
  }
  & .waiting {
    align-items: center;
    justify-content: space-between;
  }
  & .notice {
    --ink: ${color.infoText};
  }
  & .notice[data-tone='success'] {
    --ink: ${color.successText};
  }
  & .notice[data-tone='warning'] {
    --ink: ${color.warningText};
  }
  & .notice[data-tone='danger'] {
    --ink: ${color.dangerText};
  }
  & .notice > svg {
    flex: none;
    margin-block-start: ${space(0.5)};
    color: var(--ink);
  }
  & .words {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .title {
    font-weight: ${fontWeight.medium};
  }
  & .description {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & .aside {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  & .title > .aside {
    margin-inline-start: ${space(2)};
  }
`;
