/** Widths of thermal paper, in mm. */
export const RECEIPT_WIDTHS = [58, 80] as const;
export type ReceiptWidth = (typeof RECEIPT_WIDTHS)[number];

/**
 * Lengths in mm: what the head of a printer reaches of the paper (48 of 58, 72 of 80), and the letters. Eight dots of
 * such a head are 1 mm, so letters below 2.8 mm lose their marks.
 */
export const RECEIPT_MM = {
  58: { margin: 5, text: 3.1, small: 2.8, name: 4, total: 4.6, logo: 12, code: 24 },
  80: { margin: 4, text: 3.4, small: 3, name: 4.8, total: 5.6, logo: 14, code: 28 },
} as const;

/** The content of a receipt, printed and as an image. */
export interface ReceiptContent {
  /** Whose it is, as the customer knows it. */
  name: string;
  /** Address of a picture of the portal's own origin. */
  logo?: string | undefined;
  /** Below the name: address, phone. */
  about?: readonly string[];
  /** What it is: "Biên nhận thanh toán". */
  title: string;
  lines: readonly { label: string; value: string }[];
  total: { label: string; value: string };
  /** The total in words. */
  inWords?: string;
  /** What must not be overlooked: "Thiếu 20.000 ₫". */
  notice?: string | undefined;
  /** A code by which the payment is found again, and what it is. */
  code?: { value: string; label: string } | undefined;
  /** Last lines, in small letters. */
  foot?: readonly string[];
}
