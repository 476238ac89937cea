/** Inks of a seal picture: red and maroon for seals, blue for practice seals, black for signatures. */
export const sealInks = {
  red: [200, 16, 32],
  blue: [24, 68, 168],
  maroon: [128, 24, 48],
  black: [16, 16, 16],
} as const satisfies Record<string, readonly [number, number, number]>;
/** The name of an ink. */
export type SealInk = keyof typeof sealInks;

/** Paper is not pure white: lighter pixels are background. */
const paper = 225;
/** Darker pixels are pure ink. */
const full = 150;

/**
 * Converts a scanned imprint to a seal picture, in place: the background becomes transparent, the ink gets one color.
 * Pixels between paper and ink become half transparent, so edges stay smooth. `data` is RGBA, as in canvas and PNG.
 */
export function recolorSeal(data: Uint8Array | Uint8ClampedArray, ink: SealInk): void {
  const [red, green, blue] = sealInks[ink];
  const channel = (at: number): number => data[at] ?? 0;
  for (let at = 0; at < data.length; at += 4) {
    // The darkest channel: a red imprint is dark in green and blue, whatever its brightness.
    const darkness = Math.min(channel(at), channel(at + 1), channel(at + 2));
    const share = Math.min(1, Math.max(0, (paper - darkness) / (paper - full)));
    data[at + 3] = Math.round(share * channel(at + 3));
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
}
