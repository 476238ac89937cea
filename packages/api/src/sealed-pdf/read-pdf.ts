import {
  PDFCatalog,
  PDFPageLeaf,
  PDFParser,
  type PDFArray,
  type PDFContext,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { PageBox } from './page-place.js';
import { SealError } from './seal-error.js';

export interface PdfPage {
  readonly ref: PDFRef;
  readonly node: PDFPageLeaf;
  readonly box: PageBox;
}
export interface ReadPdf {
  readonly context: PDFContext;
  readonly catalog: PDFCatalog;
  readonly pages: readonly PdfPage[];
}

/** Two opposite corners, in either order. */
function boxOf(corners: PDFArray) {
  const { x, y, width, height } = corners.asRectangle();
  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

/** The page as displayed: its crop box and its rotation, which may both be inherited. */
function pageBox(page: PDFPageLeaf): PageBox {
  const angle = page.Rotate()?.asNumber() ?? 0;
  const turn = (((Math.round(angle / 90) * 90) % 360) + 360) % 360;
  return { ...boxOf(page.CropBox() ?? page.MediaBox()), turn: turn as PageBox['turn'] };
}

/** Parses everything at once; before a new revision, the parser must not reuse object numbers of the file. */
const parserOf = (pdf: Uint8Array) =>
  PDFParser.forBytesWithOptions(pdf, Number.POSITIVE_INFINITY, false, false, false, undefined, true);

/**
 * The objects of a PDF. Uses only the library's parser, not its `PDFDocument`, which includes fonts, forms and
 * HTML rendering: five times as much code, which a browser does not need for a seal. Throws a `SealError`.
 */
export async function readPdf(
  pdf: Uint8Array,
  { encrypted }: { encrypted: 'read' | 'refuse' },
): Promise<ReadPdf> {
  try {
    const context = await parserOf(pdf).parseDocument();
    if (encrypted === 'refuse' && context.lookup(context.trailerInfo.Encrypt))
      throw new SealError('encrypted');
    const catalog = context.lookup(context.trailerInfo.Root);
    if (!(catalog instanceof PDFCatalog)) throw new SealError('broken');
    const pages: PdfPage[] = [];
    catalog.Pages().traverse((node, ref) => {
      if (node instanceof PDFPageLeaf) pages.push({ ref, node, box: pageBox(node) });
    });
    return { context, catalog, pages };
  } catch (error) {
    throw error instanceof SealError ? error : new SealError('broken');
  }
}
