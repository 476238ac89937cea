import { recolorSeal, sealInks, type SealInk } from '@ca-portal/api/domain';
import { PNG } from 'pngjs';
import { PortalError } from '../kernel/portal-error.js';

export const inks = sealInks;
export type Ink = SealInk;

const largestSide = 4000;
/** Reads width and height from the first chunk before anything is unpacked, to stop decompression bombs. */
function fits(content: Uint8Array): boolean {
  if (content.length < 33) return false;
  const view = new DataView(content.buffer, content.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 && width <= largestSide && height <= largestSide;
}

/** A scanned imprint as a seal picture: see `recolorSeal`. */
export function recolor(content: Uint8Array, ink: Ink): Uint8Array {
  if (!fits(content)) throw new PortalError('sealPictureRefused');
  let picture: PNG;
  try {
    picture = PNG.sync.read(Buffer.from(content));
  } catch {
    throw new PortalError('sealPictureRefused');
  }
  recolorSeal(picture.data, ink);
  // Trying every filter on every line takes ten times as long and saves nothing for a picture of one color.
  return new Uint8Array(PNG.sync.write(picture, { filterType: 0, deflateStrategy: 0 }));
}
