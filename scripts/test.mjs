// `pnpm test`: everything that CI runs, with one command. Each step is shown with its own exit code and time, a
// failure does not hide later steps, and the last line is the total.
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './pnpm.mjs';
import { runSteps } from './test/run-steps.mjs';
import { steps } from './test/steps.mjs';
import { tally } from './test/tally.mjs';

const cwd = fileURLToPath(root);
const reports = join(cwd, 'node_modules/.cache/ca-portal/test');
rmSync(reports, { recursive: true, force: true }); // reports of the last run must not count
mkdirSync(reports, { recursive: true });

const env = { ...process.env };
env.PATH = [join(cwd, 'node_modules/.bin'), env.PATH].join(delimiter); // as in a package.json script
const all = steps({ reports });
const only = process.argv.slice(2).filter((arg) => arg !== '--');
const unknown = only.filter((id) => !all.some((step) => step.id === id));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${all.map((step) => step.id).join(', ')}.`);
  process.exit(1);
}
const chosen = all
  .filter((step) => only.length === 0 || only.includes(step.id))
  .map((step) => ({ ...step, after: step.after?.filter((id) => only.length === 0 || only.includes(id)) }));

const begun = Date.now();
const results = await runSteps(chosen, { cwd, env });
const { passed, failed, skipped, slowest, failures } = tally(results);

console.log('\n── Parts ───────────────────────────────────────────────────────────────');
for (const { step, code, ms } of results) {
  console.log(
    `${code === 0 ? '✓' : '✗'} ${step.title.padEnd(34)} ${`${(ms / 1000).toFixed(1)} s`.padStart(9)}  exit ${code}`,
  );
}
console.log(`  ${'All'.padEnd(34)} ${`${((Date.now() - begun) / 1000).toFixed(1)} s`.padStart(9)}`);
console.log('\n── Slowest ten tests ───────────────────────────────────────────────────');
for (const { ms, step, name } of slowest)
  console.log(`${`${(ms / 1000).toFixed(2)} s`.padStart(9)}  ${step}: ${name}`);
// Last, because it is the first thing people see after a failed run.
if (failures.length > 0)
  console.log('\n── What failed ─────────────────────────────────────────────────────────');
for (const { step, name, why } of failures.slice(0, 20))
  console.log(`✗ ${step}: ${name}\n    ${why.replaceAll('\n', '\n    ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || results.some(({ code }) => code !== 0) ? 1 : 0);
