import type { ListQuery } from '../api/http/shapes.ts';
import { type Filters, type FilterValues, filterQuery, readFilters } from './filters.ts';

/** Reads the state of a list from its URL. Without React, so that the first request can start before the app. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;

export interface ListAddress<F extends Filters> {
  values: FilterValues<F>;
  /** From 1. */
  page: number;
  pageSize: number;
  /** `createdAt` ascending, `-createdAt` descending. */
  sort: string;
}

export interface ListDefinition<F extends Filters> {
  filters: F;
  /** The default order. */
  sort: string;
  /** Columns the API can sort by. */
  sortable: readonly string[];
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/** Parses an address; missing and invalid values use the defaults. */
export function readAddress<F extends Filters>(
  { filters, sort, sortable }: ListDefinition<F>,
  params: URLSearchParams,
  preferredSize?: number,
): ListAddress<F> {
  const sizeOf = (size: number | undefined) => PAGE_SIZES.find((one) => one === size);
  const asked = params.get('sort') ?? '';
  return {
    values: readFilters(filters, params),
    page: wholeNumber(params.get('page')) ?? 1,
    pageSize: sizeOf(wholeNumber(params.get('size'))) ?? sizeOf(preferredSize) ?? DEFAULT_PAGE_SIZE,
    sort: sortable.includes(asked.replace(/^-/, '')) ? asked : sort,
  };
}

/** The API query for an address. */
export function listQuery<F extends Filters>(
  { filters }: ListDefinition<F>,
  address: ListAddress<F>,
): ListQuery {
  const { page, pageSize, sort, values } = address;
  return { ...filterQuery(filters, values), page, pageSize, sort };
}

/** The store that an address selects, if any. */
export function pickedStore<F extends Filters>({ filters }: ListDefinition<F>, values: FilterValues<F>) {
  const id = Object.keys(filters).find((name) => filters[name]?.kind === 'store');
  return id ? (values[id] as string | undefined) : undefined;
}
