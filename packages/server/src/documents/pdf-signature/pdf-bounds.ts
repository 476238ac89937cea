import { constants, inflateSync } from 'node:zlib';
import { PortalError } from '../../kernel/portal-error.js';

/** A scanned contract has hundreds of objects; drawings of a whole building some ten thousands. */
const mostObjects = 100_000;
/** Limit for the unpacked size of all packed objects of a file. */
const mostUnpacked = 64 * 1024 * 1024;
const dictionaryBytes = 4096;

function count(pdf: Buffer, word: string, most: number): void {
  let found = 0;
  for (let at = pdf.indexOf(word); at >= 0; at = pdf.indexOf(word, at + word.length)) {
    found += 1;
    if (found > most) throw new PortalError('workTooLarge');
  }
}

/**
 * Unpacked size of a packed stream; for a truncated stream, the size up to the break; broken data counts as
 * 0.
 */
function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch (error) {
    if (error instanceof RangeError) throw new PortalError('workTooLarge');
    return 0;
  }
}

/**
 * Checks a PDF before it is parsed. The parser unpacks object streams and cross-reference streams without a
 * limit, so they are unpacked here first with one; only the filter that signing tools use is accepted. A
 * dictionary with an escaped name (`#`), or one whose start is not found, is treated the same way.
 */
export function demandBounds(pdf: Buffer): void {
  count(pdf, ' obj', mostObjects);
  count(pdf, 'stream', 2 * mostObjects);
  let left = mostUnpacked;
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    if (pdf.subarray(Math.max(0, at - 3), at).equals(Buffer.from('end'))) continue;
    const near = pdf.toString('latin1', Math.max(0, at - dictionaryBytes), at);
    const begin = near.lastIndexOf('obj');
    const dictionary = near.slice(begin + 3);
    if (begin >= 0 && !/ObjStm|XRef|#/.test(dictionary)) continue;
    const filter = /\/Filter\s*\[?\s*([^\]>]*?)\s*(?:\]|>|\/(?!FlateDecode))/.exec(dictionary)?.[1];
    if (begin >= 0 && filter !== undefined && filter !== '/FlateDecode')
      throw new PortalError('pdfUnreadable');
    const data = pdf[at + 6] === 0x0d ? at + 8 : at + 7;
    left -= unpackedSize(pdf.subarray(data), left);
  }
}
