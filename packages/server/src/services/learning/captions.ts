import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../files/index.js';

/** WebVTT captions of a shipped film: the file beside it that has its name; empty where there is none. */
export function captionsBeside(filmUrl: string): string {
  const name = /^\/common\/public\/([\w-]+)\.\w+$/.exec(filmUrl)?.[1];
  return name && existsSync(join(publicFolder(), `${name}.vtt`)) ? `/common/public/${name}.vtt` : '';
}
