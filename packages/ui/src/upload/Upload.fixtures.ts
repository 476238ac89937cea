import type { FileKind } from './fileKinds.js';
import type { UploadedFile } from './useUploads.js';

// A valid picture of 1 × 1 pixel and a valid PDF page, for previews.
const png = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
const bytes = (binary: string) => Uint8Array.from(binary, (char) => char.charCodeAt(0));

export const pngFile = (name = '营业执照.png') => new File([bytes(png)], name, { type: 'image/png' });
export const pdfFile = (name = '章程.pdf') => new File([pdf], name, { type: 'application/pdf' });
/** A Windows program with the name and type of a picture. */
export const renamedProgram = (name = '身份证.jpg') =>
  new File([bytes('MZ\u0090\u0000\u0003\u0000\u0000\u0000\u0004\u0000\u0000\u0000')], name, {
    type: 'image/jpeg',
  });

export const stored = (id: string, name: string, kind: FileKind = 'png', size = 2_202_010): UploadedFile => ({
  id,
  name,
  kind,
  size,
});
