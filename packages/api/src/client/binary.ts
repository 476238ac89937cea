import type { BinaryFile } from '../contract/endpoint.js';
import { malformed, record, unpack } from './envelope.js';

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

/** Parses the bytes as JSON; undefined if they are not JSON. */
export function jsonIn(bytes: unknown): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes as ArrayBuffer));
  } catch {
    return undefined;
  }
}

/** The name in a content-disposition: `filename*=UTF-8''…` before the plain one, which servers often encode too. */
export function fileNameIn(disposition: string): string {
  const extended = /filename\*\s*=\s*[\w-]+'[\w-]*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition);
  const name = extended ?? plain?.[1] ?? plain?.[2] ?? '';
  let readable = name;
  try {
    readable = decodeURIComponent(name);
  } catch {
    // a percent sign in the name itself
  }
  // A name must not contain a path out of the download folder.
  return readable.replace(/^.*[/\\]/, '');
}

/**
 * The file in a binary answer. A refusal is JSON with a code even here, and is thrown as an error; a web page
 * of a proxy in place of the file is malformed.
 * @throws ApiError
 */
export function readFile(bytes: Bytes, header: (name: string) => string): BinaryFile {
  const type = header('content-type');
  const disposition = header('content-disposition');
  const saves = /filename/i.test(disposition);
  const typed = /^application\/(?:[\w.-]+\+)?json/i.test(type);
  // Not every server sets the content type of a refusal.
  const json = typed || (!saves && bytes.byteLength < 65_536) ? jsonIn(bytes) : undefined;
  const enveloped = 'code' in (record(json) ?? {});
  if (enveloped || (typed && !saves)) {
    unpack('data', json); // throws what the envelope refuses
    throw malformed(); // a success without a file
  }
  if (/^text\/html/i.test(type) && !saves) throw malformed();
  return { fileName: fileNameIn(disposition), content: new Blob([bytes], { type }) };
}
