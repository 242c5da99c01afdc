/** Widths of thermal paper, in mm. */
export const RECEIPT_WIDTHS = [58, 80] as const;
export type ReceiptWidth = (typeof RECEIPT_WIDTHS)[number];

/**
 * Lengths in mm: the printable width (48 of 58, 72 of 80), and the font sizes. Eight dots of such a print head are 1
 * mm, so letters below 2.8 mm lose their diacritics.
 */
export const RECEIPT_MM = {
  58: { margin: 5, text: 3.1, small: 2.8, name: 4, total: 4.6, logo: 12, code: 24 },
  80: { margin: 4, text: 3.4, small: 3, name: 4.8, total: 5.6, logo: 14, code: 28 },
} as const;

/** The content of a receipt, printed and as an image. */
export interface ReceiptContent {
  /** The shop's name, as the customer knows it. */
  name: string;
  /** URL of a picture from the portal's own origin. */
  logo?: string | undefined;
  /** Below the name: address, phone. */
  about?: ReadonlyArray<string>;
  /** What it is: "Biên nhận thanh toán". */
  title: string;
  lines: ReadonlyArray<{ label: string; value: string }>;
  total: { label: string; value: string };
  /** The total in words. */
  inWords?: string;
  /** An important notice: "Thiếu 20.000 ₫". */
  notice?: string | undefined;
  /** A code that identifies the payment, and what the code is. */
  code?: { value: string; label: string } | undefined;
  /** Last lines, in small print. */
  foot?: ReadonlyArray<string>;
}
