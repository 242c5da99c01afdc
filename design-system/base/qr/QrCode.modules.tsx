import styled from 'styled-components';
import { px } from '../../theme/tokens.ts';
import { useDrawing } from './useDrawing.ts';

/** A text as a small QR mark beside the same text: for scanners, and hidden from screen readers. */
export function QrModules({ value }: { value: string }) {
  const drawing = useDrawing(value, 'medium');
  if (!drawing) return null;
  return (
    <Root aria-hidden focusable={false} viewBox={`3 3 ${drawing.size - 6} ${drawing.size - 6}`}>
      <path d={drawing.path} />
    </Root>
  );
}

/* Black on white in every theme: scanners need it. */
const Root = styled.svg`
  flex: none;
  width: ${px(76)};
  height: ${px(76)};
  background: white;
  fill: black;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
