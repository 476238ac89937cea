/** Above this a picture is made smaller before it is sent (dossier 3.3): phones take ten megabytes of one ID card. */
export const largePictureBytes = 4 * 1024 * 1024;

/** A4 at 300 dpi: bars, imprints and small print stay readable. */
const longestSide = 3_508;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The same shape, its longer side no longer than that; smaller ones stay as they are. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** `证件.PNG` as the JPEG that it becomes. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/**
 * A large picture as a smaller JPEG, upright as its EXIF data say; the drawn one needs none of them. Any other, and one
 * that the browser cannot open or make smaller, goes as it is: the server has the last word.
 */
export async function shrinkPicture(file: File, limit = largePictureBytes): Promise<File> {
  if (file.size <= limit) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(picture, longestSide));
  const pen = canvas.getContext('2d');
  if (pen) {
    // JPEG knows no transparency: without a ground it would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!pen || !small || small.size >= file.size) return file;
  return new File([small], jpegName(file.name), { type: 'image/jpeg' });
}
