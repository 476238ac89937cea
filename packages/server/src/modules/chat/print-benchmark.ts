import { testConfig } from '../../config/config.js';
import { openPglite } from '../../db/open.js';
import { sampleWords } from '../../province/index.js';
import { seedSiteContent } from '../../seed/site-content.js';
import { worded } from '../../seed/worded.js';
import { questionSets, runBenchmark } from './benchmark.js';
import { questionBank } from './question-bank.js';

// Prints how many questions the chat answers; run it after a change of the bank or the search: node
// --conditions=@ca-portal/source --import tsx src/modules/chat/print-benchmark.ts
const database = await openPglite(undefined);
const now = new Date();
await seedSiteContent(worded(database.db, sampleWords(testConfig.portal)), now, []);
const bank = await questionBank({ db: database.db, changes: database.changes, clock: () => now });
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
for (const set of questionSets) {
  const { asked, found, direct, misses } = runBenchmark(bank, set);
  process.stdout.write(
    `${set}: ${asked} questions, ${percent(found, asked)} found, ${percent(direct, asked)} answered at once\n`,
  );
  for (const miss of misses) process.stdout.write(`  ${miss}\n`);
}
await database.close();
