/** The browser's own code reader (Shape Detection API), where it exists; TypeScript does not know it yet. */
interface Detector {
  detect(image: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read codes in pictures. */
export const canReadPictures = (): boolean => detectorClass() !== undefined;

/** The text of the first QR code in a picture; undefined if there is none, or the file is no picture. */
export async function readPicture(file: File): Promise<string | undefined> {
  const Reader = detectorClass();
  if (!Reader) return undefined;
  try {
    const image = await createImageBitmap(file);
    const found = await new Reader({ formats: ['qr_code'] }).detect(image);
    image.close();
    return found[0]?.rawValue;
  } catch {
    return undefined;
  }
}
