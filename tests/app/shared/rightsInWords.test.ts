import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PermissionGroup } from '#app/api/session/session.ts';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';
import { allows, moveToTransaction } from '#app/lib/permission.ts';
import { rightInWords, rightsInWords } from '#app/shared/rightsInWords.ts';
import { ALL_SCOPES, SCOPE_TREE } from '#sandbox/data/scopes.ts';

let vi: Translate;
let en: Translate;
beforeAll(async () => {
  await Promise.all([loadLocale('vi'), loadLocale('en')]);
  vi = createTranslate('vi');
  en = createTranslate('en');
});

const tree = moveToTransaction(
  SCOPE_TREE.map((group) => ({ ...group, children: group.children.map((child) => ({ ...child })) })),
);
/** What a service may leave out of its tree. */
const trees = fc
  .subarray(ALL_SCOPES as string[])
  .map((kept) =>
    tree
      .map((group) => ({ ...group, children: group.children.filter(({ key }) => kept.includes(key)) }))
      .filter(({ children }) => children.length > 0),
  );
const sentenceOf = (group: string, ...of: Parameters<typeof rightsInWords>) =>
  rightsInWords(...of).find((one) => one.group === group);

describe('rights in words', () => {
  it('say what may be done, where, and what may not', () => {
    const scopes = ['transaction:read', 'transaction:export', 'transaction:note'];
    expect(sentenceOf('transaction', vi, scopes, { place: 'Cửa hàng Quận 1' })?.sentence).toBe(
      'Xem giao dịch của Cửa hàng Quận 1, xuất tệp và ghi chú đơn hàng. ' +
        'Không được tạo yêu cầu hoàn tiền hoặc xem các lần hoàn tiền của từng giao dịch.',
    );
    expect(sentenceOf('transaction', en, scopes, { place: 'District 1 Store' })?.sentence).toBe(
      'View transactions of District 1 Store, export files and write order notes. ' +
        'Cannot request refunds or view the refunds of each transaction.',
    );
  });

  it('end with the screens that stay closed', () => {
    expect(rightsInWords(vi, ['van:read'])).toEqual([
      { group: 'van', title: 'Biến động số dư', sentence: 'Xem biến động số dư.' },
      expect.objectContaining({ group: 'none', sentence: expect.stringContaining('Giao dịch, Hoàn tiền') }),
    ]);
    expect(rightsInWords(vi, [])).toEqual([expect.objectContaining({ sentence: 'Không có quyền nào.' })]);
    expect(rightsInWords(vi, ['*'], { merchantId: '1001' }).map(({ group }) => group)).not.toContain('none');
  });

  it('have words for each right that the service can grant', () => {
    for (const scope of ALL_SCOPES) {
      expect(rightInWords(vi, scope), scope).toMatch(/^\p{Lu}.*[^.]\.$/u);
      expect(rightInWords(en, scope), scope).toMatch(/^\p{Lu}.*[^.]\.$/u);
    }
    expect(rightInWords(vi, 'loyalty:read')).toBeUndefined();
  });

  it('show what nobody knows as it is, and nothing of another business', () => {
    const held = ['merchant-1001:loyalty:read', 'merchant-1002:van:read', 'merchant-1002:loyalty:read'];
    const groups = rightsInWords(vi, held, { merchantId: '1001' });
    expect(groups).toHaveLength(2);
    expect(groups[0]).toMatchObject({ group: 'other', sentence: 'merchant-1001:loyalty:read' });
  });

  it('say for staff that refunds are not approved without the mark', () => {
    const scopes = ['approve-refund:read', 'approve-refund:update'];
    const of = (mayApprove: boolean) =>
      sentenceOf('approve-refund', vi, scopes, { isStaff: true, mayApprove });
    expect(of(true)).toMatchObject({ sentence: expect.not.stringContaining('Không được') });
    expect(of(true)).not.toHaveProperty('note');
    expect(of(false)).toMatchObject({
      sentence: 'Xem yêu cầu hoàn tiền. Không được duyệt hoặc từ chối yêu cầu hoàn tiền.',
      note: expect.stringContaining('Có thể duyệt yêu cầu hoàn'),
    });
  });

  it('name what is missing, as the gate asks for it', () => {
    const scopes = [
      'transaction:read',
      'transaction:note',
      'refund:create',
      'refund-transaction-detail:read',
    ];
    const note = (tree?: PermissionGroup[]) =>
      sentenceOf('transaction', vi, scopes, { merchantId: '1001', isStaff: true, tree })?.note;
    expect(note()).toBe('Màn hình này vẫn ẩn với nhân viên vì nhóm còn thiếu quyền: xuất tệp.');
    // A business whose service grants no export opens the screen without it; one that has more asks for more.
    const [transaction] = tree.filter(({ key }) => key === 'transaction');
    const of = (children: PermissionGroup['children']) => [{ ...transaction!, children }];
    expect(note(of(transaction!.children.filter(({ key }) => key !== 'transaction:export')))).toBeUndefined();
    expect(note(of([{ key: 'transaction:void', name: { vi: 'Hủy', en: 'Void' } }]))).toMatch(
      /transaction:void\.$/,
    );
  });

  it('name exactly the screens that the gate opens', () => {
    const held = fc.oneof(
      fc.subarray([...ALL_SCOPES]),
      fc.constantFrom(['*'], ['merchant-1001:*:read*'], ['merchant-*:transaction:*'], ['merchant-1002:*:*']),
    );
    fc.assert(
      fc.property(held, fc.boolean(), fc.boolean(), trees, (held, isStaff, mayApprove, part) => {
        // Administrators see what the service's whole tree has.
        const granted = isStaff ? part : tree;
        const told = rightsInWords(vi, held, { merchantId: '1001', isStaff, mayApprove, tree: granted })
          .filter(({ group, note }) => !['none', 'other'].includes(group) && !note)
          .map(({ group }) => group);
        const viewer = {
          userType: isStaff ? 'SUB_MERCHANT' : 'ADMIN',
          isApproveRequestRefund: mayApprove,
          ...{ merchantId: '1001', isWebPos: true, tree: granted, held },
        };
        const open = granted.map(({ key }) => key).filter((key) => allows(key, viewer));
        // A group of which the tree has nothing left opens nothing, and there is nothing to say of it.
        expect(new Set(told.filter((group) => granted.some(({ key }) => key === group)))).toEqual(
          new Set(open),
        );
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
