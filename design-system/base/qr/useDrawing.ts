import { useMemo, useState } from 'react';
import { loadOnce, useLoaded } from '../loadOnce.ts';
import type { QrCorrection } from './QrCode.tsx';

const encoder = loadOnce(() => import('./QrCode.encode.ts'));

/** The QR drawing of a text: undefined while the encoder loads, null when the text cannot be encoded. */
export function useDrawing(value: string, correction: QrCorrection) {
  // The next text tries again.
  const [failed, setFailed] = useState<string>();
  const code = useLoaded(encoder, failed !== value, () => setFailed(value));
  const drawing = useMemo(() => code?.drawQr(value, correction), [code, value, correction]);
  return failed === value ? null : drawing;
}
