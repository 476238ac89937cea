/**
 * Larger pictures are scaled down before they are sent (dossier 3.3): a phone's photo of an ID card has ten megabytes.
 */
export const largePictureBytes = 4 * 1024 * 1024;

/** A4 at 300 dpi: bars, imprints and small print stay readable. */
const longestSide = 3_508;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size with the longer side limited to `longest` and the same aspect ratio; smaller ones stay as they are. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The file name after the conversion to JPEG, e.g. of `证件.PNG`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/**
 * A large picture as a smaller JPEG, rotated by its EXIF data; the new file needs no EXIF. Small pictures, and pictures
 * that the browser cannot open or shrink, are sent unchanged: the server decides.
 */
export async function shrinkPicture(file: File, limit = largePictureBytes): Promise<File> {
  if (file.size <= limit) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(picture, longestSide));
  const pen = canvas.getContext('2d');
  if (pen) {
    // JPEG has no transparency: without a background, transparent areas would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!pen || !small || small.size >= file.size) return file;
  return new File([small], jpegName(file.name), { type: 'image/jpeg' });
}
