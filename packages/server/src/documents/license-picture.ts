import { imageSize } from 'image-size';
import type { LicenseRead } from '../db/schema/index.js';
import { firstPage } from './first-page.js';
import { licenseFactsOf } from './license.js';
import { recognize } from './recognize.js';
import { linesOf } from './word-lines.js';

/** Text of a license is small: a higher resolution than for a seal, still read within seconds. */
const fineness = { dotsPerInch: 200, mostPixels: 4_000_000 };

/** Letters that no code contains (GB 32100), read as the digits that they resemble. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5' };

/** Finds the code anywhere: its label is often read together with the frame beside it. */
function codeIn(text: string): string | null {
  for (const line of text.split('\n')) {
    const found = /(?<![0-9A-Z])[0-9A-Z]{18}(?![0-9A-Z])/.exec(
      line.replaceAll(/(?<=[0-9A-Z]) (?=[0-9A-Z])/g, ''),
    );
    const code = found?.[0].replaceAll(/[OIZS]/g, (letter) => lookAlikes[letter] ?? letter);
    if (code && /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}/.test(code)) return code;
  }
  return null;
}

/**
 * Reads a scan or photo of a license, upright and sharp; null if nothing could be read. The file is
 * untrusted, so this runs in a worker.
 */
export async function readLicensePicture(content: Uint8Array, type: string): Promise<LicenseRead | null> {
  try {
    const page = await firstPage(content, type, fineness);
    const { orientation } = type === 'application/pdf' ? {} : imageSize(content);
    const text = linesOf(await recognize(page, orientation));
    const facts = licenseFactsOf(text);
    const read = { ...facts, creditCode: facts.creditCode ?? codeIn(text) };
    return Object.values(read).some((fact) => fact !== null) ? read : null;
  } catch {
    // Damaged, password-protected, far too large, or not a picture: the owner sees that nothing was read.
    return null;
  }
}
