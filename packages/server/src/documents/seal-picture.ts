import { PNG } from 'pngjs';
import { PortalError } from '../kernel/portal-error.js';

export const inks = {
  red: [200, 16, 32],
  blue: [24, 68, 168],
  maroon: [128, 24, 48],
  black: [16, 16, 16],
} as const satisfies Record<string, readonly [number, number, number]>;
export type Ink = keyof typeof inks;

const largestSide = 4000;
/** Paper is never quite white: what is lighter than this is ground. */
const paper = 225;
/** What is darker than this is ink and nothing but ink. */
const full = 150;

/** Width and height stand in the first chunk: looked at before anything is unpacked, so a bomb stays closed. */
function fits(content: Uint8Array): boolean {
  if (content.length < 33) return false;
  const view = new DataView(content.buffer, content.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 && width <= largestSide && height <= largestSide;
}

/**
 * A scanned imprint as a seal picture: the ground becomes clear, the ink gets one colour. What lies between paper
 * and ink becomes half clear, so edges stay smooth.
 */
export function recolour(content: Uint8Array, ink: Ink): Uint8Array {
  if (!fits(content)) throw new PortalError('sealPictureRefused');
  let picture: PNG;
  try {
    picture = PNG.sync.read(Buffer.from(content));
  } catch {
    throw new PortalError('sealPictureRefused');
  }
  const { data } = picture;
  const [red, green, blue] = inks[ink];
  const channel = (at: number): number => data[at] ?? 0;
  for (let at = 0; at < data.length; at += 4) {
    const a = channel(at + 3);
    // The darkest channel: a red imprint is dark in green and blue, whatever its brightness.
    const darkness = Math.min(channel(at), channel(at + 1), channel(at + 2));
    const share = Math.min(1, Math.max(0, (paper - darkness) / (paper - full)));
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = Math.round(share * a);
  }
  // Trying every filter on every line takes ten times as long, and gains nothing for a picture of one colour.
  return new Uint8Array(PNG.sync.write(picture, { filterType: 0, deflateStrategy: 0 }));
}
