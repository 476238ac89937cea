import { PDFDocument } from '@cantoo/pdf-lib';

/** An unsigned contract. */
export async function blankContract(pages = 2): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let n = 1; n <= pages; n += 1) document.addPage([595.28, 841.89]).drawText(`Contract, page ${n}`);
  return Buffer.from(await document.save());
}

/** Eight by eight pixels, red on a transparent background. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAHUlEQVR42mM4IaDAAMT/oRiDjVcSWQFOhQxDwQoA429o1hxtLRkAAAAASUVORK5CYII=';

/** One seal on the first page and one across the edges of both, as a page of the portal requests them. */
export const sealing = (fileId: string, certificate: string) => ({
  fileId,
  certificate,
  pictures: [picture],
  seals: [{ picture: 0, page: 1, left: 138, top: 214, width: 40, height: 40 }],
  pagingSeal: { picture: 0, from: 1, to: 2, width: 40, height: 40, middle: 0.5 },
});
