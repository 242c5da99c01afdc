import { drawQr } from '../../base/qr/QrCode.encode.ts';
import { font, fontWeight } from '../../theme/tokens.ts';
import { RECEIPT_MM, type ReceiptContent, type ReceiptWidth } from './Receipt.types.ts';

/** Dots per mm: 300 dpi, sharp on every phone. */
const DOTS = 12;
/** Gap between two blocks in mm, and line height relative to the font size: as on paper. */
const [GAP, LINE] = [1.6, 1.3];
const dots = (mm: number) => Math.round(mm * DOTS);
/** Above the first block and below the last, in mm. */
const EDGE = 5;

/** A part of the receipt: its height in dots, and how it is drawn with its upper edge at `top`. */
interface Block {
  height: number;
  draw: (top: number) => void;
}

/** Loads a picture; undefined if it cannot be loaded: a receipt without its logo is still a receipt. */
async function imageOf(src: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** Wraps a text to a width; a word longer than a line is broken anywhere. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines = [''];
  const put = (part: string) => {
    lines[lines.length - 1] += part;
  };
  for (const word of text.split(/(?<=\s)/)) {
    const isLong = widthOf(word.trimEnd()) > room;
    if (lines.at(-1) && widthOf((lines.at(-1) + word).trimEnd()) > room) lines.push('');
    for (const part of isLong ? word : [word]) {
      if (isLong && lines.at(-1) && widthOf(lines.at(-1) + part) > room) lines.push('');
      put(part);
    }
  }
  return lines.map((line) => line.trim());
}

/** Draws a receipt as it is on paper: black on white, with all lengths of `Receipt` in dots. */
export async function drawReceipt(content: ReceiptContent, width: ReceiptWidth): Promise<HTMLCanvasElement> {
  const { name, about = [], title, lines, total, inWords, notice, code, foot = [] } = content;
  const mm = RECEIPT_MM[width];
  const [full, left, right] = [width, mm.margin, width - mm.margin].map(dots) as [number, number, number];
  const room = right - left;
  const size = { text: dots(mm.text), small: dots(mm.small), name: dots(mm.name), total: dots(mm.total) };
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures.');

  const write = (letters: number, weight: number) => {
    pen.font = `${weight} ${letters}px ${font.sans}`;
  };
  const widthOf = (words: string) => pen.measureText(words).width;
  const { regular, medium, semibold, bold } = fontWeight;
  // Fonts of a language load on first use, which a canvas does not wait for. Without a network the device's fonts are
  // used.
  const letters = [name, ...about, title, inWords, notice, ...foot, ...lines.map(({ label }) => label)].join(
    '',
  );
  await document.fonts.load(`${regular} ${size.text}px ${font.sans}`, letters).catch(() => undefined);
  const logo = content.logo ? await imageOf(content.logo) : undefined;

  const text = (
    words: string,
    letters: number,
    weight: number,
    align: 'center' | 'right' = 'center',
  ): Block => {
    write(letters, weight);
    const rows = linesOf(words, room, widthOf);
    return {
      height: rows.length * letters * LINE,
      draw: (top) => {
        write(letters, weight);
        pen.textAlign = align;
        rows.forEach((row, place) => {
          pen.fillText(row, align === 'center' ? full / 2 : right, top + (place + 0.5) * letters * LINE);
        });
      },
    };
  };
  /** A label, and its value at the right: on the same line, or on lines of its own. */
  const pair = (label: string, value: string, letters: number, weights: [number, number]): Block => {
    write(size.text, weights[0]);
    const labelWidth = widthOf(label);
    const valueBlock = text(value, letters, weights[1], 'right');
    const isOneLine = labelWidth + dots(2) + widthOf(value) <= room;
    const first = size.text * LINE;
    return {
      height: isOneLine ? valueBlock.height : first + valueBlock.height,
      draw: (top) => {
        valueBlock.draw(isOneLine ? top : top + first);
        write(size.text, weights[0]);
        pen.textAlign = 'left';
        pen.fillText(label, left, top + (isOneLine ? valueBlock.height : first) / 2);
      },
    };
  };
  const rule: Block = {
    height: dots(0.25),
    draw: (top) => {
      for (let x = left; x < right; x += dots(1.5)) pen.fillRect(x, Math.round(top), dots(0.8), dots(0.25));
    },
  };
  const framed = (words: string): Block => {
    const inner = text(words, size.text, bold);
    const height = inner.height + 2 * dots(1.2);
    return {
      height,
      draw: (top) => {
        pen.lineWidth = dots(0.4);
        pen.strokeRect(left, top, room, height);
        inner.draw(top + dots(1.2));
      },
    };
  };
  const imageBlock = (image: HTMLImageElement): Block => {
    const height = dots(mm.logo);
    const shown = Math.min(room, (height * image.naturalWidth) / image.naturalHeight);
    return { height, draw: (top) => pen.drawImage(image, (full - shown) / 2, top, shown, height) };
  };
  const codeBlock = (value: string): Block[] => {
    const drawing = drawQr(value, 'medium');
    if (!drawing) return [];
    // Whole dots for each module, or its edges would blur.
    const module = Math.floor(dots(mm.code) / drawing.size);
    const side = module * drawing.size;
    const draw = (top: number) => {
      pen.save();
      pen.translate(Math.round((full - side) / 2), Math.round(top));
      pen.scale(module, module);
      pen.fill(new Path2D(drawing.path));
      pen.restore();
    };
    return [{ height: side, draw }];
  };

  const blocks: Block[] = [
    ...(logo ? [imageBlock(logo)] : []),
    text(name, size.name, bold),
    ...about.map((line) => text(line, size.small, regular)),
    rule,
    text(title, size.text, semibold),
    rule,
    ...lines.map(({ label, value }) => pair(label, value, size.text, [regular, medium])),
    rule,
    pair(total.label, total.value, size.total, [bold, bold]),
    ...(inWords ? [text(inWords, size.text, regular, 'right')] : []),
    ...(notice ? [framed(notice)] : []),
    ...(code ? [...codeBlock(code.value), text(code.label, size.small, regular)] : []),
    ...foot.map((line) => text(line, size.small, regular)),
  ];
  const gap = dots(GAP);
  canvas.width = full;
  canvas.height = Math.ceil(blocks.reduce((sum, { height }) => sum + height + gap, 2 * dots(EDGE) - gap));
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  pen.textBaseline = 'middle';
  blocks.reduce((top, { height, draw }) => {
    draw(top);
    return top + height + gap;
  }, dots(EDGE));
  return canvas;
}
