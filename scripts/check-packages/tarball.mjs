import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';

const text = (block, start, length) => block.toString('utf8', start, start + length).replace(/\0.*$/s, '');

/** Files of an npm tarball (paths without the leading `package/`) with its package.json. */
export function unpack(path) {
  const tar = gunzipSync(readFileSync(path));
  const files = [];
  let manifest;
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const size = Number.parseInt(text(tar, at + 124, 12), 8) || 0;
    const prefix = text(tar, at + 345, 155);
    const name = (prefix ? `${prefix}/` : '') + text(tar, at, 100);
    const isFile = tar[at + 156] === 0 || tar[at + 156] === 0x30;
    if (isFile) {
      const inside = name.replace(/^package\//, '');
      files.push(inside);
      if (inside === 'package.json') manifest = JSON.parse(tar.toString('utf8', at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return { files, manifest };
}
