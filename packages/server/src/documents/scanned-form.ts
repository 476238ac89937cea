import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { imageSize } from 'image-size';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { PortalError } from '../kernel/portal-error.js';

/** The sheets of a form for two hundred orders; larger files are not expected. */
const mostPages = 24;
/** Resolution of a scanner for A4; a higher one makes bars no clearer. */
const dotsPerInch = 300;
const mostPixels = 12_000_000;
/** Larger than any phone's picture. Checked before anything is unpacked. */
const mostPictureSides = { side: 16_000, pixels: 64_000_000 };

type Picture = Parameters<typeof readBarcodes>[0];

const { resolve } = createRequire(import.meta.url);
let prepared = false;

/** The reader's own binary from its package: by default it would be downloaded. */
function prepare(): void {
  if (prepared) return;
  const binary = new Uint8Array(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: binary.buffer } });
  prepared = true;
}

async function barsOf(picture: Picture): Promise<string[]> {
  prepare();
  const found = await readBarcodes(picture, { formats: ['Code128'], tryHarder: true });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

async function pageOf(document: PDFiumDocument, index: number): Promise<Picture> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const finest = Math.sqrt(mostPixels / Math.max(1, originalWidth * originalHeight));
  const scale = Math.min(dotsPerInch / 72, finest);
  const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'BGRA' });
  return { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' };
}

async function barsOfPdf(content: Uint8Array, wanted: string): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    const pages = Math.min(document.getPageCount(), mostPages);
    const texts: string[] = [];
    for (let index = 0; index < pages && !texts.includes(wanted); index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page in memory at a time
      texts.push(...(await barsOf(await pageOf(document, index))));
    }
    return texts;
  } finally {
    library.destroy();
  }
}

function demandBounds(content: Uint8Array): void {
  const { width, height } = imageSize(content);
  const { side, pixels } = mostPictureSides;
  if (Math.max(width, height) > side || width * height > pixels) throw new PortalError('formUnreadable');
}

/**
 * The barcodes on a scanned form, in any orientation; pages after the one with the `wanted` barcode are
 * skipped. The picture is untrusted, so this runs in a worker.
 */
export async function readFormMarks(content: Uint8Array, type: string, wanted: string): Promise<string[]> {
  try {
    if (type === 'application/pdf') return await barsOfPdf(content, wanted);
    demandBounds(content);
    return await barsOf(content);
  } catch (error) {
    if (error instanceof PortalError) throw error;
    // Damaged, password-protected, or not a picture: the user can only submit another file.
    throw new PortalError('formUnreadable');
  }
}
