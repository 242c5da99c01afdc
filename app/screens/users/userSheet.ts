// The format of a sheet of new users, and the check of its rows.
import * as v from 'valibot';
import { parsePhone } from '#design-system';
import type { Group } from '../../api/groups.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import { columnName } from '../../lib/file/excel.ts';
import { can } from '../../lib/permission.ts';
import type { FileWorker } from '../../shared/sheet/fileWorker.ts';
import { type NamedSheet, plain, readNamedSheet } from '../../shared/sheet/namedSheet.ts';
import { hasLostLetters, spoiled } from '../../shared/sheet/values.ts';
import { type TypedUser, userRules } from './userRules.ts';

/** The columns of the sheet, in the order of the template. */
export const SHEET_COLUMNS = [
  'userName',
  'name',
  'email',
  'phoneNumber',
  'storeName',
  'groupName',
  'isApproveRequestRefund',
] as const;
type Column = (typeof SHEET_COLUMNS)[number];
const OPTIONAL: readonly Column[] = ['isApproveRequestRefund'];

/** Limit of users in one sheet: a longer run takes too long to watch. */
export const SHEET_ROWS = 5000;
/** Milliseconds of checking before the page may render again. */
const TURN = 40;

/** Data that rows are checked against. */
export interface SheetContext {
  stores: readonly { id: string; brandName?: string | undefined; code?: string | undefined }[];
  groups: readonly Group[];
  /** User names of the business with their e-mail addresses, all in lower case. */
  taken: ReadonlyMap<string, string>;
  /** User names that an earlier, interrupted run has certainly added. */
  added: ReadonlySet<string>;
  /** User names for which that run received no result. */
  open: ReadonlySet<string>;
  /** The rights of the user who imports: no one can grant more. */
  held: readonly string[];
  merchantId: string;
}

/** One row of the sheet, as typed. */
export interface SheetRow {
  /** Row number in the spreadsheet, from 1. */
  line: number;
  cells: readonly string[];
  /** The values as they would be sent, if there are no faults. */
  user: TypedUser;
  /** One sentence for each faulty cell: "Email: Sai định dạng email". */
  faults: readonly string[];
}

/** A sheet whose rows have all been checked. */
export interface CheckedSheet {
  header: readonly string[];
  /** Headers of columns that are not read. */
  ignored: readonly string[];
  good: readonly SheetRow[];
  faulty: readonly SheetRow[];
  /** User names left out because an earlier run has added them. */
  before: readonly string[];
  /** Users in progress when that run was interrupted, who exist now: no one knows their first passwords. */
  arrived: readonly string[];
}

const headerOf = (column: Column): Key => `user.column.${column}`;
const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

type SheetOfUsers = NamedSheet<Column>;

/** Reads a sheet of users in the worker. Throws a `FileRefused` or an `UnreadableSheet`. */
export const readUsers = (
  worker: FileWorker,
  file: File,
  withoutHidden: boolean,
  t: Translate,
): Promise<SheetOfUsers> => {
  const columns = Object.fromEntries(SHEET_COLUMNS.map((column) => [column, headerOf(column)])) as Record<
    Column,
    Key
  >;
  return readNamedSheet(worker, file, withoutHidden, { columns, optional: OPTIONAL, max: SHEET_ROWS }, t);
};

const YES = ['co', 'yes', 'y', 'x', '1', 'true'];
const NO = ['', 'khong', 'no', 'n', '0', 'false'];

/** Readers for the cells of a row, in the terms of the form; each returns a fault if the text cannot be read. */
function readersOf(t: Translate, { stores, groups, held, merchantId }: SheetContext) {
  const byName = <One>(all: readonly One[], namesOf: (one: One) => (string | undefined)[]) => {
    const found = new Map<string, One[]>();
    for (const one of all)
      for (const name of new Set(
        namesOf(one)
          .filter(Boolean)
          .map((name) => plain(name as string)),
      ))
        found.set(name, [...(found.get(name) ?? []), one]);
    return found;
  };
  const storesBy = byName(stores, ({ id, code, brandName }) => [id, code, brandName]);
  const groupsBy = byName(groups, ({ id, name }) => [id, name]);
  return {
    store(text: string) {
      const found = storesBy.get(plain(text)) ?? [];
      if (text === '' || found.length === 1) return { id: found[0]?.id ?? '' };
      return {
        id: '',
        fault: t(found.length > 1 ? 'user.sheet.manyStores' : 'user.sheet.noStore', { name: text }),
      };
    },
    group(text: string, storeId: string) {
      const named = groupsBy.get(plain(text)) ?? [];
      // Without a store, whether the role fits it is not checked yet.
      const found = named.filter((group) => !storeId || !group.storeId || group.storeId === storeId);
      const [group] = found;
      if (text === '') return { id: '' };
      if (!group)
        return {
          id: '',
          fault: t(named.length > 0 ? 'user.sheet.otherGroup' : 'user.sheet.noGroup', { name: text }),
        };
      if (found.length > 1) return { id: '', fault: t('user.sheet.manyGroups', { name: text }) };
      if (!group.scopes.every((scope) => can(held, scope, merchantId)))
        return { id: '', fault: t('user.sheet.beyond', { name: text }) };
      return { id: group.id };
    },
    phone(text: string) {
      const isNumber = /^[+\d][\d\s.()-]*$/.test(text.normalize('NFKC'));
      const digits = parsePhone(text);
      const written = text.normalize('NFKC').replace(/\D/g, '');
      const isWhole = digits.length >= written.replace(/^(?:0084|84)0?(?=\d{9})/, '').length;
      if (text === '' || (isNumber && digits && isWhole)) return { digits };
      return { digits: '', fault: t('user.sheet.phone') };
    },
    approves(text: string) {
      const word = plain(text);
      if (YES.includes(word) || NO.includes(word)) return { may: YES.includes(word) };
      return { may: false, fault: t('user.sheet.approves') };
    },
  };
}

/**
 * Checks every row of a sheet before the first is sent (against specification 5 and the existing users), in small
 * batches, so that the page stays responsive.
 */
export async function checkSheet(
  { about: { headings: header }, places, lines }: SheetOfUsers,
  context: SheetContext,
  t: Translate,
): Promise<CheckedSheet> {
  const schema = userRules(t, true);
  const read = readersOf(t, context);
  const firstLine = new Map<string, number>();
  const good: SheetRow[] = [];
  const faulty: SheetRow[] = [];
  const before: string[] = [];
  const arrived: string[] = [];

  let turn = performance.now();
  for (const { cells, line } of lines) {
    if (performance.now() - turn > TURN) {
      await new Promise((next) => setTimeout(next));
      turn = performance.now();
    }
    const cell = (column: Column) => clean(cells[places.get(column) ?? -1] ?? '');
    const userName = cell('userName');
    const key = userName.toLowerCase();
    if (userName && context.added.has(key)) {
      before.push(userName);
      continue;
    }
    if (context.open.has(key) && context.taken.get(key) === cell('email').toLowerCase()) {
      arrived.push(userName);
      continue;
    }
    const faults = new Map<Column, string>();
    const note = (column: Column, fault: string | undefined) => {
      if (fault && !faults.has(column)) faults.set(column, fault);
    };
    const store = read.store(cell('storeName'));
    const group = read.group(cell('groupName'), store.id);
    const phone = read.phone(cell('phoneNumber'));
    const approves = read.approves(cell('isApproveRequestRefund'));
    for (const [column, place] of places) {
      const text = cell(column);
      const fault = spoiled(text);
      const values = { cell: `${columnName(place)}${line}`, text };
      // A name may begin with any sign; a value that the spreadsheet did not calculate is no value.
      if (fault === 'uncalculated' || fault === 'errorValue')
        note(column, t(`reconciliation.file.fault.${fault}`, values));
      if (hasLostLetters(text)) note(column, t('user.sheet.lostLetters', { text }));
    }
    note('storeName', store.fault);
    note('groupName', group.fault);
    note('phoneNumber', phone.fault);
    note('isApproveRequestRefund', approves.fault);
    const typed: TypedUser = {
      ...{ userName, name: cell('name'), email: cell('email'), phoneNumber: phone.digits },
      ...{ storeId: store.id, groupId: group.id, isApproveRequestRefund: approves.may },
    };
    for (const { path, message } of v.safeParse(schema, typed).issues ?? []) {
      const field = String(path?.[0].key).replace(/^(store|group)Id$/, '$1Name');
      note(field as Column, message);
    }
    const original = firstLine.get(key);
    if (userName && original) note('userName', t('user.sheet.twice', { line: original }));
    if (userName && !original) firstLine.set(key, line);
    if (context.taken.has(key)) note('userName', t('user.sheet.taken', { name: userName }));

    const row = {
      line,
      cells,
      user: typed,
      faults: SHEET_COLUMNS.flatMap((column) => {
        const fault = faults.get(column);
        return fault ? [`${t(headerOf(column))}: ${fault}`] : [];
      }),
    };
    (row.faults.length > 0 ? faulty : good).push(row);
  }
  const used = new Set(places.values());
  const ignored = header.filter((name, place) => name.trim() !== '' && !used.has(place));
  return { header, ignored, good, faulty, before, arrived };
}

/** The faulty rows as they were, with a column for the faults, to be corrected and chosen again. */
export function faultyLines({ header, faulty }: CheckedSheet, t: Translate): string[][] {
  const title = t('user.sheet.fault');
  // A file that was corrected already has the column.
  const old = header.findIndex((name) => plain(name) === plain(title));
  const without = (cells: readonly string[]) =>
    header.map((_, place) => cells[place] ?? '').filter((_, place) => place !== old);
  return [
    [...without(header), title],
    ...faulty.map(({ cells, faults }) => [...without(cells), faults.join('; ')]),
  ];
}
