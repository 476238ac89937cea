import { PNG } from 'pngjs';
import { firstPage, type Bitmap } from '../documents/first-page.js';
import { Paper } from '../documents/paper.js';

/** A sheet with this heading and these paragraphs, as a scanner sees it. */
export async function scannedPaper(title: string, paragraphs: readonly string[]): Promise<Bitmap> {
  const paper = new Paper({ title, at: new Date('2026-11-21T02:00:00Z'), footer: '' }).title(title);
  for (const paragraph of paragraphs) paper.paragraph(paragraph);
  return firstPage(await paper.pdf(), 'application/pdf', { dotsPerInch: 150, mostPixels: 3_500_000 });
}

export function pngOf({ data, width, height }: Bitmap): Uint8Array<ArrayBuffer> {
  const png = new PNG({ width, height });
  png.data.set(data);
  return new Uint8Array(PNG.sync.write(png));
}
