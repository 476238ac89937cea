// Records the golden conversations again, from the package's folder, after an intended change of the wire: node
// --conditions=@ca-portal/source --import tsx tests/golden/record.ts [--locks] `--locks` creates new keys and
// certificates as well. Review the diff before you commit it.
import { writeFileSync } from 'node:fs';
import { GOLDEN, live, makeLocks } from './live.js';
import { SCENARIOS } from './scenarios.js';
import { differing } from './volatile.js';

if (process.argv.includes('--locks')) await makeLocks();
const rows: unknown[] = [];
for (const scenario of SCENARIOS) {
  // Twice: values that differ between two runs of one scenario are random.
  const recorded = await live(scenario);
  rows.push({ ...recorded, chance: differing(recorded, await live(scenario)) });
}
writeFileSync(GOLDEN, `${JSON.stringify(rows, null, 1)}\n`);
console.log(`${rows.length} conversations`);
