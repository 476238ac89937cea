import { recolorSeal, sealKindLabels, type SealInk } from '@ca-portal/api/domain';
import type { LockSeal } from '@ca-portal/ca-lock-sdk';
import type { SealPicture as Placeable } from '@ca-portal/ui/seal-placer';

/** A picture that can be placed: the lock's own seal, one from a file, or a drawn signature. */
export interface SealPicture extends Placeable {
  /** PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** 公章 are 40 mm wide or a little more, name seals 20, practice seals 50; a signature is as wide as a written line. */
const usualWidth = {
  seal: 40,
  company: 40,
  personal: 20,
  legalRepresentative: 20,
  practice: 50,
  signature: 45,
} as const;
const mostPictureBytes = 2 * 1024 * 1024;

const signature = [0x89, 0x50, 0x4e, 0x47];
/** Width and height from the first chunk of a PNG. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 33 || signature.some((byte, n) => bytes[n] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 && width <= 4_000 && height <= 4_000 ? { width, height } : undefined;
}

/** Undefined if it is not a PNG of a plausible size. */
export function sealPicture(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  kind: keyof typeof usualWidth,
): SealPicture | undefined {
  const size = bytes.length <= mostPictureBytes ? pngSize(bytes) : undefined;
  if (!size) return undefined;
  const ratio = size.height / size.width;
  if (ratio > 4 || ratio < 0.25) return undefined;
  const width = ratio > 1 ? usualWidth[kind] / ratio : usualWidth[kind];
  const url = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
  return { id: url, name, bytes, url, width, height: width * ratio };
}

/** The seals of a lock; one that the browser cannot draw is left out. */
export const picturesOfLock = (seals: readonly LockSeal[]): SealPicture[] =>
  seals.flatMap(({ kind, image }) => {
    try {
      const bytes = Uint8Array.from(atob(image), (one) => one.charCodeAt(0));
      return sealPicture(`锁里的${kind ? sealKindLabels[kind] : '印章'}`, bytes, kind ?? 'seal') ?? [];
    } catch {
      return [];
    }
  });

/**
 * ChangeColor in the browser: transparent ground, one ink. Undefined if the browser cannot read or write the picture.
 */
export async function recolored(
  { name, bytes }: SealPicture,
  ink: SealInk,
  word: string,
): Promise<SealPicture | undefined> {
  try {
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
    recolorSeal(pixels.data, ink);
    pen.putImageData(pixels, 0, 0);
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/png');
    });
    return blob
      ? sealPicture(`${name}（${word}）`, new Uint8Array(await blob.arrayBuffer()), 'seal')
      : undefined;
  } catch {
    return undefined;
  }
}
