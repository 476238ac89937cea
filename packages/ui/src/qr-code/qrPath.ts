import { create } from 'qrcode';

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const QUIET = 4;

interface QrPath {
  /** Side of the square with its quiet zone, in modules. */
  side: number;
  /** SVG path of the dark modules: one run per stretch of a row. */
  path: string;
}

/** Draws a text as a QR code (error correction M). `undefined` when it is empty or does not fit into version 40. */
export function qrPath(value: string): QrPath | undefined {
  if (!value) return undefined;
  let modules: { size: number; get: (row: number, column: number) => number };
  try {
    ({ modules } = create(value, { errorCorrectionLevel: 'M' }));
  } catch {
    return undefined; // the encoder throws for one reason only: more than 2,331 bytes
  }
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < size && modules.get(y, x + 1)) x++;
      const run = x - start + 1;
      path += `M${start + QUIET} ${y + QUIET}h${run}v1h-${run}z`;
    }
  }
  return { side: size + 2 * QUIET, path };
}
