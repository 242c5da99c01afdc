import { themes } from '../../theme/themes.ts';
import { font, fontWeight, lineHeight } from '../../theme/tokens.ts';

/** One figure with what became of it, both written out: `350.000.000 ₫`, `Tăng 12,3%`. */
export interface PicturedFigure {
  label: string;
  value: string;
  change?: string | undefined;
  /** Whether that change is good news. */
  good?: boolean | undefined;
}

export interface FiguresPicture {
  title: string;
  /** Whose figures, of which time: a line each. */
  about: readonly string[];
  figures: readonly PicturedFigure[];
  /** Up to when they count. */
  foot: string;
}

/** A picture that a phone shows whole and sharp: its width, its margin and the gap of its two columns, in dots. */
const [WIDTH, MARGIN, GAP] = [1080, 72, 40];
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
const SIZE = { title: 64, about: 34, label: 32, value: 56, change: 30 } as const;
/** A figure that is too long for its column is written smaller, but not so small that it cannot be read. */
const SMALLEST = 28;

/** Figures as a picture to be sent to somebody: light, whatever theme is on, because it leaves the screen. */
export async function figuresPicture(content: FiguresPicture): Promise<HTMLCanvasElement> {
  const { title, about, figures, foot } = content;
  const { light } = themes;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures.');

  const { regular, medium, semibold } = fontWeight;
  const face = (size: number, weight: number) => `${weight} ${size}px ${font.sans}`;
  const letters = [title, ...about, foot, ...figures.flatMap(({ label, change = '' }) => [label, change])];
  // A canvas does not wait for a font. Without a network the letters are those of the device.
  await document.fonts.load(face(SIZE.about, regular), letters.join('')).catch(() => undefined);

  const line = (size: number) => size * lineHeight.body;
  const cell = line(SIZE.label) + line(SIZE.value) + line(SIZE.change) + GAP;
  const head = line(SIZE.title) + about.length * line(SIZE.about) + GAP;
  canvas.width = WIDTH;
  canvas.height = Math.ceil(
    2 * MARGIN + head + Math.ceil(figures.length / 2) * cell + GAP / 2 + line(SIZE.change),
  );
  pen.fillStyle = light.surface;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';

  /** Writes a line into a room: smaller where that is enough, else cut with a sign. */
  const write = (text: string, [x, y]: [number, number], size: number, weight: number, paint: string) => {
    const room = x > MARGIN || size === SIZE.value || size === SIZE.label ? COLUMN : WIDTH - 2 * MARGIN;
    let letter: number = size;
    pen.font = face(letter, weight);
    while (pen.measureText(text).width > room && letter > SMALLEST) pen.font = face(--letter, weight);
    let said = text;
    while (pen.measureText(said).width > room) said = `${said.slice(0, said.endsWith('…') ? -2 : -1)}…`;
    pen.fillStyle = paint;
    pen.fillText(said, x, y + line(size) / 2);
    return y + line(size);
  };

  let top: number = write(title, [MARGIN, MARGIN], SIZE.title, semibold, light.text);
  for (const one of about) top = write(one, [MARGIN, top], SIZE.about, regular, light.textMuted);
  pen.fillStyle = light.border;
  pen.fillRect(MARGIN, top + GAP / 2, WIDTH - 2 * MARGIN, 2);
  top += GAP;
  for (const [place, { label, value, change, good }] of figures.entries()) {
    const left = MARGIN + (place % 2) * (COLUMN + GAP);
    const start = top + GAP / 2 + Math.floor(place / 2) * cell;
    const below = write(label, [left, start], SIZE.label, regular, light.textMuted);
    const last = write(value, [left, below], SIZE.value, semibold, light.text);
    const tone = good === undefined ? light.textMuted : good ? light.successText : light.dangerText;
    if (change) write(change, [left, last], SIZE.change, medium, tone);
  }
  write(foot, [MARGIN, canvas.height - MARGIN - line(SIZE.change)], SIZE.change, regular, light.textMuted);
  return canvas;
}
