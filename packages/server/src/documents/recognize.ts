import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Bitmap } from './first-page.js';

/** A word with its place on the page. */
export interface Word {
  /** Block, paragraph and line number together: words of one line share it. */
  readonly line: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** 0 to 100. */
  readonly confidence: number;
  readonly text: string;
}

/** The part of the engine that we use; its package has no types. */
interface Tesseract {
  FS: { mkdir(path: string): void; writeFile(path: string, content: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(folder: string, language: string, mode: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(orientation: number, angle: number, enlarge: boolean): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
}
type Open = (given: { print(): void; printErr(): void }) => Promise<Tesseract>;

const require = createRequire(import.meta.url);
const model = '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz';
/** LSTM only: the model contains nothing else. */
const lstm = 1;

/** Gray pixels after a header of three numbers (PGM), which the engine reads without unpacking. */
function grayOf({ data, width, height }: Bitmap): Uint8Array {
  const head = Buffer.from(`P5 ${width} ${height} 255\n`);
  const picture = new Uint8Array(head.length + width * height);
  picture.set(head);
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    picture[head.length + at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return picture;
}

function wordOf(row: string): Word[] {
  const [level, , block, paragraph, line, , left, top, width, height, confidence, text = ''] =
    row.split('\t');
  if (level !== '5' || text.trim() === '') return [];
  return [
    {
      line: `${block} ${paragraph} ${line}`,
      left: Number(left),
      right: Number(left) + Number(width),
      top: Number(top),
      bottom: Number(top) + Number(height),
      confidence: Number(confidence),
      text: text.trim(),
    },
  ];
}

/**
 * Recognizes Simplified Chinese on a page: Tesseract as WebAssembly, with a model from its npm package.
 * Nothing is downloaded. The engine is opened for one page and then garbage-collected, so that its memory
 * does not grow. `orientation` is the camera's (EXIF, 1 to 8).
 */
export async function recognize(page: Bitmap, orientation = 1): Promise<Word[]> {
  const open = require('tesseract.js-core/tesseract-core-simd-lstm.js') as Open;
  const silent = () => {};
  const engine = await open({ print: silent, printErr: silent });
  engine.FS.mkdir('/model');
  engine.FS.writeFile('/model/chi_sim.traineddata', gunzipSync(readFileSync(require.resolve(model))));
  engine.FS.writeFile('/input', grayOf(page));
  const api = new engine.TessBaseAPI();
  if (api.Init('/model', 'chi_sim', lstm) !== 0) throw new Error('the model cannot be read');
  // Fully automatic page segmentation, for any number of columns.
  api.SetVariable('tessedit_pageseg_mode', '3');
  if (api.SetImageFile(orientation, 0, false) !== 0) throw new Error('the page cannot be read');
  api.Recognize(null);
  return api.GetTSVText(0).split('\n').flatMap(wordOf);
}
