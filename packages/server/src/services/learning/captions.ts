import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../files/index.js';

/** WebVTT captions of a shipped film: the file with the same name beside it; empty if there is none. */
export function captionsBeside(filmUrl: string): string {
  const name = /^\/common\/public\/([\w-]+)\.\w+$/.exec(filmUrl)?.[1];
  return name && existsSync(join(publicFolder(), `${name}.vtt`)) ? `/common/public/${name}.vtt` : '';
}
