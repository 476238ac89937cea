import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The committed migrations, found from source (src/db) and from the bundle (dist) alike. */
export function migrationsFolder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'migrations');
    if (existsSync(join(folder, 'meta', '_journal.json'))) return folder;
  }
  throw new Error('the migrations folder is missing from this installation');
}
