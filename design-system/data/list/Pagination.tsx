// Buttons, range and page size. Half of the file is styles.
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../base/button/IconButton.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
} from '../../base/icon/icons.ts';
import { Select } from '../../form/Select.tsx';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { border, color, fontSize, fontWeight, media, radius, size, space } from '../../theme/tokens.ts';
import { formatCount } from '../count.ts';
import { PAGE_SIZES, pageBounds, pageCount, pagePlaces } from './pages.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Offers other page sizes; the caller resets to page 1. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Shows a placeholder before the first response. */
  loading?: boolean;
}

const words = {
  vi: { isFirst: 'Đây là trang đầu', isLast: 'Đây là trang cuối' },
  en: { isFirst: 'This is the first page', isLast: 'This is the last page' },
};

/** Page navigation of a list. With a single page it shows only the range. On phones: previous and next beside the range. */
export function Pagination({ page, pageSize, total, onPageChange, ...props }: PaginationProps) {
  const { onPageSizeChange, loading = false, ...rest } = props;
  const word = useLabel();
  const own = useOwnWords(words);
  const last = pageCount(total, pageSize);
  const { from, to } = pageBounds(page, pageSize, total);
  const step = (
    name: 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage',
    icon: typeof ChevronLeftIcon,
    to: number,
  ) => (
    <IconButton
      icon={icon}
      label={word(name)}
      size="sm"
      data-step={name}
      busy={loading}
      disabled={(to < 1 || to > last || to === page) && own(to < page ? 'isFirst' : 'isLast')}
      onClick={() => onPageChange(to)}
    />
  );
  return (
    <Root aria-label={word('pagination')} aria-busy={loading || undefined} {...rest}>
      <p className="range">
        {loading
          ? word('loading')
          : word('pageRange', { from: formatCount(from), to: formatCount(to), total: formatCount(total) })}
      </p>
      {/* All rows fit on the smallest page: no other size is needed. */}
      {onPageSizeChange && (loading || total > PAGE_SIZES[0]) && (
        <div className="size">
          <span aria-hidden>{word('pageSize')}</span>
          <Select
            label={word('pageSize')}
            labelHidden
            size="sm"
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSizeChange(Number(size))}
          />
        </div>
      )}
      {(loading || last > 1) && (
        <div className="pages">
          {step('firstPage', ChevronsLeftIcon, 1)}
          {step('previousPage', ChevronLeftIcon, page - 1)}
          {pagePlaces(page, last).map((place) =>
            typeof place === 'number' ? (
              <button
                key={place}
                type="button"
                className="page"
                aria-label={word('page', { page: formatCount(place) })}
                aria-current={place === page ? 'page' : undefined}
                disabled={loading}
                onClick={() => onPageChange(place)}
              >
                {formatCount(place)}
              </button>
            ) : (
              <span key={place} className="page" aria-hidden>
                …
              </span>
            ),
          )}
          {step('nextPage', ChevronRightIcon, page + 1)}
          {step('lastPage', ChevronsRightIcon, last)}
        </div>
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;

  & .size {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
  & .size select {
    color: ${color.text};
  }
  & .pages {
    display: flex;
    align-items: center;
    gap: ${space(0.5)};
    margin-inline-start: auto;
  }
  & .page {
    display: inline-grid;
    place-items: center;
    min-width: ${size.controlSm};
    min-height: ${size.controlSm};
    padding-inline: ${space(1.5)};
    border: ${border.width} solid transparent;
    border-radius: ${radius.md};
    background: none;
    color: ${color.text};
  }
  & button.page {
    cursor: pointer;
  }
  & button.page:hover:not(:disabled) {
    background: ${color.surfaceSunken};
  }
  & button.page:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  & button.page[aria-current] {
    border-color: ${color.accent};
    color: ${color.accentText};
    font-weight: ${fontWeight.semibold};
  }
  ${media.phone} {
    & :is(.size, .page, [data-step='firstPage'], [data-step='lastPage']) {
      display: none;
    }
  }
  ${media.print} {
    & :is(.size, .pages) {
      display: none;
    }
  }
`;
