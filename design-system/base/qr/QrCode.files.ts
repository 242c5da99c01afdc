import type { QrDrawing } from './QrCode.encode.ts';

/** Minimum size of a saved picture in px: sharp on a poster of 10 cm at 300 dpi. */
const LEAST = 1200;

/** The code as an SVG file, black on white in every theme. */
export const toSvg = ({ size, path }: QrDrawing) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
      `<rect width="${size}" height="${size}" fill="white"/><path d="${path}" fill="black"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

/** The code as a PNG file. Every module has the same whole number of px. */
export function toPng({ size, path }: QrDrawing): Promise<Blob> {
  const module = Math.ceil(LEAST / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * module;
  canvas.height = size * module;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('The browser draws no pictures.'));
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(module, module);
  pen.fillStyle = 'black';
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}
