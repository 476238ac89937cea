import type { BinaryFile } from '../contract/endpoint.js';
import { malformed, record, unpack } from './envelope.js';

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

/** JSON where the bytes are some; undefined otherwise. */
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
    // a percent sign that is part of the name
  }
  // A name must not lead out of the folder for downloads.
  return readable.replace(/^.*[/\\]/, '');
}

/**
 * The file in a binary answer. A refusal is JSON with a code even here, and is thrown as one; a web page
 * that some proxy answers in the file's place is malformed.
 *
 * @throws ApiError
 */
export function readFile(bytes: Bytes, header: (name: string) => string): BinaryFile {
  const type = header('content-type');
  const disposition = header('content-disposition');
  const saves = /filename/i.test(disposition);
  const typed = /^application\/(?:[\w.-]+\+)?json/i.test(type);
  // Not every server gives a refusal its type.
  const json = typed || (!saves && bytes.byteLength < 65_536) ? jsonIn(bytes) : undefined;
  const enveloped = 'code' in (record(json) ?? {});
  if (enveloped || (typed && !saves)) {
    unpack('data', json); // throws what the envelope refuses
    throw malformed(); // a success without a file
  }
  if (/^text\/html/i.test(type) && !saves) throw malformed();
  return { fileName: fileNameIn(disposition), content: new Blob([bytes], { type }) };
}
