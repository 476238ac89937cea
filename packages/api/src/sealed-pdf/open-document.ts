import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { mostSealedPages } from '../domain/seal-limits.js';
import { readPdf, type ReadPdf } from './read-pdf.js';
import { SealError } from './seal-error.js';

const name = (text: string) => PDFName.of(text);

/** A certified document whose author allows no changes (ISO 32000, 12.8.2.2). */
function isClosed({ catalog, context }: ReadPdf): boolean {
  const permissions = catalog.lookupMaybe(name('Perms'), PDFDict);
  const signature = permissions?.lookupMaybe(name('DocMDP'), PDFDict);
  const [reference] = signature?.lookupMaybe(name('Reference'), PDFArray)?.asArray() ?? [];
  const found = context.lookupMaybe(reference, PDFDict);
  const rule = found?.lookupMaybe(name('TransformParams'), PDFDict)?.lookupMaybe(name('P'), PDFNumber);
  return signature !== undefined && rule?.asNumber() === 1;
}

/** A document that can be sealed, with its pages. Throws a `SealError` for any other. */
export async function openDocument(pdf: Uint8Array): Promise<ReadPdf> {
  const document = await readPdf(pdf, { encrypted: 'refuse' });
  try {
    if (document.pages.length > mostSealedPages) throw new SealError('tooManyPages');
    if (isClosed(document)) throw new SealError('closed');
    if (document.pages.length === 0) throw new SealError('broken');
    return document;
  } catch (error) {
    throw error instanceof SealError ? error : new SealError('broken');
  }
}
