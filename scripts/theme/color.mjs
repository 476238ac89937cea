// Color arithmetic of the theme command: sRGB to OKLCH and back (Ottosson's matrices), and WCAG luminance.

const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const channels = (hex) => [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));

function toHex(linear) {
  const bytes = linear.map((v) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255));
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** `#rrggbb` as lightness (0–1), chroma and hue in radians. */
export function toOklch(hex) {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  };
}

function linearOf(lightness, chroma, hue) {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest displayable color: reduces chroma, keeps lightness and hue. */
export function fromOklch(lightness, chroma, hue) {
  const shows = (linear) => linear.every((v) => v >= -0.001 && v <= 1.001);
  for (let c = chroma; c > 0; c -= 0.002) {
    const linear = linearOf(lightness, c, hue);
    if (shows(linear)) return toHex(linear);
  }
  return toHex(linearOf(lightness, 0, hue));
}

function luminance(hex) {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of white text on a color. */
export const contrastWithWhite = (hex) => 1.05 / (luminance(hex) + 0.05);
