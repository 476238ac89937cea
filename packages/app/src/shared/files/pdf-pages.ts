import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler makes the address
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Documents for review have a page or two; longer ones are downloaded instead. */
const mostPages = 30;
/** Enough pixels to read small print at four times the size. */
const pageWidth = 1_600;
const pageHeight = 4_000;

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('a page could not be drawn'))));
  });

/** Opens a document for drawing; scripts in it never run. End it with `task.destroy()`. */
export const openPdf = (data: ArrayBuffer | Uint8Array) =>
  getDocument({ data, isEvalSupported: false, enableXfa: false });

/** The pages of a PDF as pictures, one after the other: the first is ready before the last is drawn. */
export async function* pdfPages(content: Blob): AsyncGenerator<Blob> {
  const task = openPdf(await content.arrayBuffer());
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: Math.min(pageWidth / width, pageHeight / height) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
      yield await pngOf(canvas);
    }
  } finally {
    await task.destroy();
  }
}
