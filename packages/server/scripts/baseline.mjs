// Writes the one migration that a new database starts from: the tables of src/db/schema, then the triggers of
// 0001_triggers.sql. Only for changes of the schema before the first release; afterwards migrations are added
// (`pnpm db:generate`) and never rewritten.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = new URL('../migrations/', import.meta.url);
const triggers = readFileSync(new URL('0001_triggers.sql', folder), 'utf8');
rmSync(folder, { recursive: true });
const generate = (...args) =>
  execFileSync('pnpm', ['exec', 'drizzle-kit', 'generate', ...args], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  });
generate('--name', 'baseline');
generate('--name', 'triggers', '--custom');
writeFileSync(new URL('0001_triggers.sql', folder), triggers);
// The second snapshot equals the first except for its ids: the next generation compares with the last one
// only.
rmSync(new URL('meta/0000_snapshot.json', folder));
// Fixed times keep the journal the same whoever writes it.
const journalFile = new URL('meta/_journal.json', folder);
const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
journal.entries.forEach((entry, i) => (entry.when = Date.UTC(2026, 10, 22) + i));
writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
