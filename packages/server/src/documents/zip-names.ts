import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';

/** Names in the directory of a zip, as far as it can be read; nothing is unpacked. */
export async function zipNames(path: string): Promise<string[]> {
  const names: string[] = [];
  try {
    unzipSync(await readFile(path), {
      filter({ name }) {
        names.push(name);
        return false;
      },
    });
  } catch {
    return []; // A damaged directory counts as none.
  }
  return names;
}
