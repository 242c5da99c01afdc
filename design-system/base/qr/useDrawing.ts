import { useEffect, useState } from 'react';
import type { QrDrawing } from './QrCode.encode.ts';
import type { QrCorrection } from './QrCode.tsx';

/** The QR drawing of a text: undefined while the encoder loads, null when the text cannot be encoded. */
export function useDrawing(value: string, correction: QrCorrection) {
  const key = `${correction} ${value}`;
  const [made, setMade] = useState<{ key: string; drawing: QrDrawing | null }>();
  useEffect(() => {
    let alive = true;
    const put = (drawing: QrDrawing | null) => alive && setMade({ key, drawing });
    import('./QrCode.encode.ts').then(
      ({ drawQr }) => put(drawQr(value, correction)),
      (cause) => {
        reportError(cause);
        put(null);
      },
    );
    return () => {
      alive = false;
    };
  }, [key, value, correction]);
  // Never show the drawing of another text: a customer might pay it.
  return made?.key === key ? made.drawing : undefined;
}
