import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { mostSealedPages } from '../domain/seal-limits.js';
import type { PageBox } from './page-place.js';
import { SealError } from './seal-error.js';

const name = (text: string) => PDFName.of(text);

/** The page as it is shown: its crop box and its turn, which may both be inherited. */
export function pageBox(page: PDFPage): PageBox {
  const { x, y, width, height } = page.getCropBox();
  const turn = (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360;
  return { x, y, width, height, turn: turn as PageBox['turn'] };
}

/** A certified document whose author allows no change at all (ISO 32000, 12.8.2.2). */
function isClosed(document: PDFDocument): boolean {
  const permissions = document.catalog.lookupMaybe(name('Perms'), PDFDict);
  const signature = permissions?.lookupMaybe(name('DocMDP'), PDFDict);
  const [reference] = signature?.lookupMaybe(name('Reference'), PDFArray)?.asArray() ?? [];
  const found = document.context.lookupMaybe(reference, PDFDict);
  const rule = found?.lookupMaybe(name('TransformParams'), PDFDict)?.lookupMaybe(name('P'), PDFNumber);
  return signature !== undefined && rule?.asNumber() === 1;
}

/** A document that can be sealed, with its pages. Throws a `SealError` for every other. */
export async function openDocument(pdf: Uint8Array) {
  try {
    const document = await PDFDocument.load(pdf, {
      updateMetadata: false,
      throwOnInvalidObject: false,
      warnOnInvalidObjects: false,
      forIncrementalUpdate: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const count = document.getPageCount();
    if (count > mostSealedPages) throw new SealError('tooManyPages');
    if (isClosed(document)) throw new SealError('closed');
    const pages = document.getPages();
    if (pages.length === 0) throw new SealError('broken');
    return { document, pages, boxes: pages.map(pageBox) };
  } catch (error) {
    if (error instanceof SealError) throw error;
    throw new SealError(error instanceof EncryptedPDFError ? 'encrypted' : 'broken');
  }
}
