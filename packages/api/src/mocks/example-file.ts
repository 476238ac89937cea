import type { BinaryFile } from '../contract/index.js';

/** The smallest PDF that a reader opens: one empty page, in the size of a stamp. */
const pdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
/** One gray pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

function contentOf(type: string): BlobPart {
  if (type === 'application/pdf') return pdf;
  if (type === 'image/png') return Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
  return `示例文件 ${type}`;
}

/** A small file of the type in a row's example; PDF and PNG are valid files. */
export function exampleFile(facts: { fileName: string; contentType: string }): BinaryFile {
  const { fileName, contentType } = facts;
  return { fileName, content: new Blob([contentOf(contentType)], { type: contentType }) };
}

/** A small file for the upload of a row. */
export const exampleUpload = (types: readonly string[]): File => {
  const type = types[0] ?? 'application/octet-stream';
  return new File([contentOf(type)], `example.${type.split('/').at(-1)}`, { type });
};
