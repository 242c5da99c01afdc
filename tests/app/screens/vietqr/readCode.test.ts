import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, encodeVietQr, plainContent } from '#app/lib/vietqr.ts';
import { readCode } from '#app/screens/vietqr/readCode.ts';

const CODE = encodeVietQr({ bin: '970403', account: '0011012345678', amount: 180_000, content: 'DH 12' });
const closed = (text: string) => `${text}6304${crc16(`${text}6304`)}`;
/** The code with one part replaced, and a new checksum. */
const changed = (from: string, to: string) => closed(CODE.slice(0, -8).replace(from, to));
const faultsOf = (text: string) => readCode(text).faults.map(({ says }) => says.replace('vietqr.fault.', ''));

describe('a code', () => {
  it('is read field by field, from the outside in, and can be rebuilt', () => {
    const { fields, faults, code } = readCode(`  ${CODE}\n`);
    expect(faults).toEqual([]);
    expect(fields.map(({ tag, value }) => `${tag} ${value}`)).toEqual([
      '00 01',
      '01 12',
      '38 0010A00000072701270006970403011300110123456780208QRIBFTTA',
      '38-00 A000000727',
      '38-01 000697040301130011012345678',
      '38-01-00 970403',
      '38-01-01 0011012345678',
      '38-02 QRIBFTTA',
      '53 704',
      '54 180000',
      '58 VN',
      '62 0805DH 12',
      '62-08 DH 12',
      `63 ${CODE.slice(-4)}`,
    ]);
    expect(code).toEqual({ bin: '970403', account: '0011012345678', amount: 180_000, content: 'DH 12' });
  });

  it('with a wrong checksum reports the right one', () => {
    expect(readCode(`${CODE.slice(0, -4)}0000`).faults).toEqual([
      { says: 'vietqr.fault.crc', values: { expected: CODE.slice(-4), found: '0000' } },
    ]);
  });

  it.each([
    ['no fields at all', 'https://example.vn/qr', ['noCode']],
    ['letters with marks', closed(CODE.slice(0, -8).replace('DH 12', 'ĐH 12')), ['letter']],
    ['no checksum', CODE.slice(0, -8), ['noCrc']],
    ['another currency', changed('5303704', '5303840'), ['fixed']],
    ['another scheme', changed('A000000727', 'A000000677'), ['fixed']],
    ['another country', changed('5802VN', '5802LA'), ['fixed']],
    ['no country', changed('5802VN', ''), ['missing']],
    ['an amount with a dot', changed('5406180000', '5407180.000'), ['amount']],
    ['an amount of nothing', changed('5406180000', '54010'), ['zero']],
    ['a tag twice', changed('5802VN', '5802VN5802VN'), ['twice']],
    ['a length that is too long', changed('5303704', '5399704'), ['short']],
    ['letters in place of a tag', changed('5303704', 'xx03704'), ['noTag']],
    ['a part within that ends early', changed('0208QRIBFTTA', '0209QRIBFTTA'), ['short']],
    ['no fields within', changed('0208QRIBFTTA', 'QRIBFTTA0208'), ['noTagIn']],
  ])('with %s reports it', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it.each([
    [
      'small letters in the checksum',
      CODE.slice(0, -4) + CODE.slice(-4).toLowerCase(),
      /[A-F]/.test(CODE.slice(-4)) ? ['smallCrc'] : [],
      'DH 12',
    ],
    [
      'a content that is too long',
      changed('62090805DH 12', `62300826${'A'.repeat(26)}`),
      ['content'],
      'A'.repeat(26),
    ],
    ['its content as the number of a bill', changed('62090805DH 12', '62090105DH 12'), ['bill'], 'DH 12'],
    [
      'a line end within',
      `${CODE.slice(0, 40)}\r\n${CODE.slice(40, 70)}\u200b\n${CODE.slice(70)}`,
      [],
      'DH 12',
    ],
  ])('with %s is valid, with advice, and keeps its content', (_, text, advice, content) => {
    const read = readCode(text);
    expect(read.faults).toEqual([]);
    expect(read.advice.map(({ says }) => says.replace('vietqr.advice.', ''))).toEqual(advice);
    expect(read.code).toEqual({ bin: '970403', account: '0011012345678', amount: 180_000, content });
  });

  it('of another scheme is reported as that, and as nothing else', () => {
    const vnpay = closed(
      '00020101021126280010A000000775011001050000005204541153037045802VN5909CUA HANG 6005HANOI',
    );
    expect(readCode(vnpay)).toMatchObject({
      faults: [{ says: 'vietqr.fault.scheme', values: { scheme: 'VNPAY-QR' } }],
      code: undefined,
    });
    expect(readCode(vnpay).fields).toContainEqual({ tag: '26-00', value: 'A000000775' });
    expect(readCode(vnpay.replace('A000000775', 'A000000999')).faults).toEqual([
      { says: 'vietqr.fault.scheme', values: { scheme: 'A000000999' } },
    ]);
  });

  it('to a card is valid, but cannot be rebuilt', () => {
    const card = closed(
      '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN',
    );
    expect(readCode(card)).toMatchObject({ faults: [], code: undefined });
  });

  it('created here is valid, and has a fault once any one character changes', () => {
    fc.assert(
      fc.property(fc.nat({ max: CODE.length - 1 }), fc.constantFrom(...'0123456789ABCxyz'), (at, other) => {
        fc.pre(CODE[at] !== other);
        const { faults, code } = readCode(CODE.slice(0, at) + other + CODE.slice(at + 1));
        expect(faults.length).toBeGreaterThan(0);
        expect(code).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

describe('a content', () => {
  it.each([
    ['Cà phê sữa đá, ĐƠN số 12', 'Ca phe sua da DON so 12'],
    ['  - DH.12-A ', 'DH.12-A'],
    ['“Tết” 🎉 2026', 'Tet 2026'],
    ['🎉', ''],
  ])('of %s loses its diacritics', (text, plain) => {
    expect(plainContent(text)).toBe(plain);
  });

  it('always fits into a code once it is short enough', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const content = plainContent(text).slice(0, 25);
        if (content) encodeVietQr({ bin: '970403', account: '1', content });
      }),
    );
  });
});
