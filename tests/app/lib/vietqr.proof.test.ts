/**
 * Codes that others published, and codes of random requests, made here and read by programs that know nothing of this
 * one: `jsqr` reads the picture, `vietnam-qr-pay` the text.
 */
import fc from 'fast-check';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { QRPay } from 'vietnam-qr-pay';
import { describe, expect, it } from 'vitest';
import { crc16, decodeVietQr, encodeVietQr, MAX_CONTENT, type VietQr } from '#app/lib/vietqr.ts';
import { QR_CORRECTIONS } from '#design-system';
import { drawQr, QUIET } from '#design-system/base/qr/QrCode.encode.ts';
import { toSvg } from '#design-system/base/qr/QrCode.files.ts';

/** The four examples of NAPAS, "QR Format - T&C" 1.5.2 (10/2022), 6.1.1 to 6.1.4: to an account, to a card, each without and with an amount. */
const NAPAS = {
  account: '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
  card: '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
  accountWithAmount:
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
  cardWithAmount:
    '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
} as const;

/** The first of them as it was printed before (1.0, 09/2021): of the account of 13 digits it says that it has 12. */
const MISPRINT =
  '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5';

/** Codes that libraries in other languages state in their own tests and guides. */
const OTHERS: [string, string, VietQr][] = [
  [
    'trantuan94/vietqrjs',
    '00020101021138530010A0000007270123000697041501091234567890208QRIBFTTA53037045802VN63046376',
    { bin: '970415', account: '123456789' },
  ],
  [
    'subiz/vietqr (Go)',
    '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
    { bin: '970415', account: '0011001932418', amount: 120_000, content: 'ung ho lu lut' },
  ],
];

/** What another program reads in the picture of a code, drawn as the portal draws it. */
async function readPicture(text: string, correction: (typeof QR_CORRECTIONS)[number]) {
  const drawing = drawQr(text, correction);
  if (!drawing) throw new Error('nothing was drawn');
  // Three dots for each module.
  const { data, info } = await sharp(Buffer.from(await toSvg(drawing).arrayBuffer()), { density: 72 * 3 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    ?.data;
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const alphanumeric = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const request: fc.Arbitrary<VietQr> = fc.record(
  {
    bin: digits(6),
    account: fc.string({ unit: fc.constantFrom(...alphanumeric), minLength: 1, maxLength: 19 }),
    amount: fc.oneof(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 9_999_999_999_999 }),
    ),
    content: fc
      .tuple(
        fc.constantFrom(...alphanumeric),
        fc.string({ unit: fc.constantFrom(...alphanumeric, ...' .-'), maxLength: MAX_CONTENT - 1 }),
      )
      .map((parts) => parts.join('')),
  },
  { requiredKeys: ['bin', 'account'] },
);

describe('published codes', () => {
  it.each(Object.entries(NAPAS))('of NAPAS have their checksum: %s', (_, code) => {
    expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
  });

  it('of NAPAS to an account are made, and read, to the letter', () => {
    const told = { bin: '970403', account: '0011012345678' };
    expect(encodeVietQr(told)).toBe(NAPAS.account);
    expect(decodeVietQr(NAPAS.account)).toEqual(told);
    const withAmount = { ...told, amount: 180_000, content: 'thanh toan don hang' };
    expect(decodeVietQr(NAPAS.accountWithAmount)).toEqual(withAmount);
    // It has a bill number (62-01) too, which the portal does not write.
    const before = NAPAS.accountWithAmount.slice(0, NAPAS.accountWithAmount.indexOf('6234'));
    expect(encodeVietQr(withAmount)).toBe(
      `${before}62230819thanh toan don hang6304${crc16(`${before}62230819thanh toan don hang6304`)}`,
    );
  });

  it('of NAPAS to a card are none that the portal makes or takes', () => {
    expect([NAPAS.card, NAPAS.cardWithAmount].map(decodeVietQr)).toEqual([undefined, undefined]);
  });

  it('whose lengths do not agree are none, however right their checksum', () => {
    expect(crc16(MISPRINT.slice(0, -4))).toBe('F4E5');
    expect(decodeVietQr(MISPRINT)).toBeUndefined();
  });

  it.each(OTHERS)('of %s are made to the letter', (_, code, told) => {
    expect(encodeVietQr(told)).toBe(code);
    expect(decodeVietQr(code)).toEqual(told);
  });
});

describe('a thousand random requests', () => {
  it('are written as another program writes them, and read by it', () => {
    fc.assert(
      fc.property(request, (told) => {
        const { bin, account, amount, content } = told;
        const code = encodeVietQr(told);
        const others = QRPay.initVietQR({
          bankBin: bin,
          bankNumber: account,
          ...(amount !== undefined && { amount: String(amount) }),
          ...(content !== undefined && { purpose: content }),
        });
        expect(others.build()).toBe(code);
        const read = new QRPay(code);
        expect({
          isValid: read.isValid,
          bin: read.consumer.bankBin,
          account: read.consumer.bankNumber,
          amount: read.amount,
          content: read.additionalData.purpose,
        }).toEqual({ isValid: true, bin, account, amount: amount?.toString(), content });
      }),
      { numRuns: 1000 },
    );
  });

  it('are read in their picture, byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(request, fc.constantFrom(...QR_CORRECTIONS), async (told, correction) => {
        const code = encodeVietQr(told);
        expect(await readPicture(code, correction)).toBe(code);
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});

/**
 * How small a module may be: DENSO WAVE (qrcode.com, "Point for setting the module size") asks for four dots of the
 * printer or more, which is 0.5 mm on the coarsest that shops have, the thermal ones of 200 dpi (8 dots on 1 mm); and
 * for four modules of white on every side.
 */
const LEAST_MODULE_MM = 4 / 8;

describe('a printed code of 40 mm', () => {
  /** The longest that there can be: 151 characters. */
  const longest = encodeVietQr({
    bin: '970436',
    account: 'A'.repeat(19),
    amount: 9_999_999_999_999,
    content: 'a'.repeat(MAX_CONTENT),
  });

  it.each(QR_CORRECTIONS)(
    'has modules that a phone can read, its white margin included: %s',
    (correction) => {
      const { size } = drawQr(longest, correction) ?? { size: Number.POSITIVE_INFINITY };
      expect(40 / size).toBeGreaterThanOrEqual(LEAST_MODULE_MM);
      expect(QUIET).toBe(4);
    },
  );
});
