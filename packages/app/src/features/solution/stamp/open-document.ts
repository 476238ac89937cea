import { openPdf } from '../../../shared/files/index.js';
import { mostSealedPages } from '@ca-portal/api/domain';
import { maxBytes } from '../verify/limits.js';
import { isPdf } from '../verify/is-pdf.js';
import { isOfd, ofdSentence } from '../verify/ofd.js';
import type { PageSize } from '@ca-portal/ui/seal-placer';

export interface StampPage extends PageSize {
  draw: (canvas: HTMLCanvasElement, pixels: number) => Promise<void>;
}
export interface StampDocument {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  page: (number: number) => Promise<StampPage>;
  /** The position of a word such as 盖章, after the given page; undefined if it is not found. */
  find: (words: RegExp, after: number) => Promise<{ page: number; left: number; top: number } | undefined>;
  close: () => void;
}
export type OpenRefusal = 'tooLarge' | 'wrongType' | 'ofd' | 'encrypted' | 'broken' | 'tooManyPages';

const millimetersPerPoint = 25.4 / 72;
/** Limits the search in a long document. */
const mostSearched = 60;

/** Opens a file for placing seals, in this browser only. Returns the reason if it cannot be stamped. */
export async function openDocument(file: File): Promise<StampDocument | OpenRefusal> {
  if (file.size > maxBytes) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return isOfd(bytes) ? 'ofd' : 'wrongType';
  // The worker takes ownership of the buffer that it is given.
  const task = await openPdf(bytes.slice());
  const pdf = await task.promise.catch((error: unknown) => error as Error);
  if (pdf instanceof Error) {
    await task.destroy();
    return pdf.name === 'PasswordException' ? 'encrypted' : 'broken';
  }
  if (pdf.numPages > mostSealedPages) {
    await task.destroy();
    return 'tooManyPages';
  }
  return {
    name: file.name,
    bytes,
    pages: pdf.numPages,
    async page(number) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        width: width * millimetersPerPoint,
        height: height * millimetersPerPoint,
        async draw(canvas, pixels) {
          const viewport = page.getViewport({ scale: pixels / width });
          canvas.width = Math.ceil(viewport.width);
          canvas.height = Math.ceil(viewport.height);
          await page.render({ canvas, viewport }).promise;
        },
      };
    },
    async find(words, after) {
      const pages = Math.min(pdf.numPages, mostSearched);
      for (let n = 0; n < pages; n += 1) {
        const number = ((after + n) % pdf.numPages) + 1;
        const page = await pdf.getPage(number);
        const viewport = page.getViewport({ scale: 1 });
        for (const item of (await page.getTextContent()).items) {
          if (!('str' in item) || !words.test(item.str)) continue;
          const [x = 0, y = 0] = viewport.convertToViewportPoint(
            Number(item.transform[4]) + item.width,
            Number(item.transform[5]),
          ) as number[];
          return { page: number, left: x * millimetersPerPoint, top: y * millimetersPerPoint };
        }
      }
      return undefined;
    },
    close: () => void task.destroy(),
  };
}

/** The reason and the next step. */
export const openSentences: Readonly<Record<OpenRefusal, string>> = {
  tooLarge: '文件超过 20 MB。请压缩图片或拆成几份后再签。',
  wrongType: '这个文件不是 PDF，可能只是改了名字。请在 Word、WPS 里另存为 PDF 后再选。',
  ofd: ofdSentence,
  encrypted: '文件有打开密码，不能签章。请让发给您的人去掉密码，或另存为没有密码的 PDF。',
  broken: '文件已损坏或不完整，打不开。请向对方重新索要，或重新导出。',
  tooManyPages: `文件超过 ${mostSealedPages} 页。请拆成几份后再签。`,
};
