// Records the golden conversations anew, from the package's folder, after the wire was changed on purpose:
//   node --conditions=@ca-portal/source --import tsx tests/golden/record.ts [--locks]
// `--locks` makes new keys and certificates as well. Read the difference before you commit it.
import { writeFileSync } from 'node:fs';
import { GOLDEN, live, makeLocks } from './live.js';
import { SCENARIOS } from './scenarios.js';
import { differing } from './volatile.js';

if (process.argv.includes('--locks')) await makeLocks();
const rows: unknown[] = [];
for (const scenario of SCENARIOS) {
  // Twice: what differs between two runs of the same scenario is what chance decides.
  const recorded = await live(scenario);
  rows.push({ ...recorded, chance: differing(recorded, await live(scenario)) });
}
writeFileSync(GOLDEN, `${JSON.stringify(rows, null, 1)}\n`);
console.log(`${rows.length} conversations`);
