import { contrastWithWhite, fromOklch, toOklch } from './color.mjs';

/** Required contrast of white text on the steps below it (design language 2.4 and 9). */
export const whiteTextTargets = { 600: 5.2, 700: 7.2, 800: 9.6, 900: 12.2, 950: 16.2 };

/** The lightest shade on which white text reaches the target, so that the brand stays as bright as possible. */
function solve(chroma, hue, target) {
  for (let lightness = 0.8; lightness > 0.05; lightness -= 0.002) {
    const hex = fromOklch(lightness, chroma, hue);
    if (contrastWithWhite(hex) >= target) return hex;
  }
  return '#000000';
}

/**
 * The eleven brand steps from one seed: 50 to 400 are tints, 500 is the seed itself, 600 to 950 are solved for contrast.
 * @param {string} seed `#rrggbb` in lower case
 */
export function brandRamp(seed) {
  const { chroma, hue } = toOklch(seed);
  const tint = (lightness, share) => fromOklch(lightness, chroma * share, hue);
  const shade = (step, share) => solve(chroma * share, hue, whiteTextTargets[step]);
  return {
    50: tint(0.976, 0.09),
    100: tint(0.948, 0.2),
    200: tint(0.895, 0.4),
    300: tint(0.82, 0.66),
    400: tint(0.735, 0.88),
    500: seed,
    600: shade(600, 1),
    700: shade(700, 0.92),
    800: shade(800, 0.8),
    900: shade(900, 0.66),
    950: shade(950, 0.46),
  };
}

const degrees = (radians) => ((radians * 180) / Math.PI + 360) % 360;

/**
 * Hue distance of a seed from the danger red, in degrees (0–180); `undefined` for a gray, which has no hue.
 * Under 25° people mistake a brand button for a warning (design language 9).
 */
export function hueDistance(seed, dangerRed) {
  const [own, red] = [toOklch(seed), toOklch(dangerRed)];
  if (own.chroma < 0.02) return undefined;
  const apart = Math.abs(degrees(own.hue) - degrees(red.hue));
  return Math.min(apart, 360 - apart);
}
