import { useEffect, useState } from 'react';
import type { QrDrawing } from './QrCode.encode.ts';
import type { QrCorrection } from './QrCode.tsx';

/** The drawing of a text: undefined while its encoder is fetched, null when there can be none. */
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
  // A drawing of another text is never shown: it might be paid.
  return made?.key === key ? made.drawing : undefined;
}
