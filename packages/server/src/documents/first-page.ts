import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { imageSize } from 'image-size';
import { PortalError } from '../kernel/portal-error.js';

/** Larger than any phone's picture. Checked before anything is unpacked. */
const mostPictureSides = { side: 16_000, pixels: 64_000_000 };

export interface Bitmap {
  /** RGBA. */
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Fineness {
  /** Resolution for a page of a document; pictures keep their own. */
  readonly dotsPerInch: number;
  /** Larger pictures are scaled down. */
  readonly mostPixels: number;
}

/** A picture becomes a page of a document, so that both use the same reader and its limits. */
async function asPdf(content: Uint8Array, type: string): Promise<Uint8Array> {
  if (type === 'application/pdf') return content;
  const { width, height } = imageSize(content);
  const { side, pixels } = mostPictureSides;
  if (Math.max(width, height) > side || width * height > pixels) throw new PortalError('formUnreadable');
  const document = await PDFDocument.create();
  const picture = type === 'image/png' ? await document.embedPng(content) : await document.embedJpg(content);
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return document.save();
}

/** A picture, or the first page of a PDF, as pixels. The bytes are untrusted, so this runs in a worker. */
export async function firstPage(
  content: Uint8Array,
  type: string,
  { dotsPerInch, mostPixels }: Fineness,
): Promise<Bitmap> {
  const pdf = await asPdf(content, type);
  const library = await PDFiumLibrary.init();
  try {
    const page = (await library.loadDocument(pdf)).getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const finest = Math.sqrt(mostPixels / Math.max(1, originalWidth * originalHeight));
    const scale = Math.min(type === 'application/pdf' ? dotsPerInch / 72 : 1, finest);
    const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'BGRA' });
    // Red comes first, despite the name.
    return { data: Uint8Array.from(data), width, height };
  } finally {
    library.destroy();
  }
}
