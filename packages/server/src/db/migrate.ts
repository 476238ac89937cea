import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const journalOf = (folder: string) => join(folder, 'meta', '_journal.json');

/** The committed migrations, found both from the source (src/db) and from the bundle (dist). */
export function migrationsFolder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'migrations');
    if (existsSync(journalOf(folder))) return folder;
  }
  throw new Error('the migrations folder is missing from this installation');
}

let count: number | undefined;

/** Number of migrations in this installation. */
export function migrationCount(): number {
  count ??= (JSON.parse(readFileSync(journalOf(migrationsFolder()), 'utf8')) as { entries: unknown[] })
    .entries.length;
  return count;
}
