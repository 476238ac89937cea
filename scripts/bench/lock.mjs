// `pnpm bench:lock`: how fast the SDK finds the lock service in a real Chromium, compared with a sequential scan and
// a plain fetch in the same run, against the limits of issue "the lock, whole". Exit code 1 when a limit is missed.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.mjs';
import { startBenchPage } from './lock/page.mjs';
import { startLoad } from './lock/load.mjs';
import { freeBlock, silentPorts, startSimulator } from './lock/services.mjs';
import { p50, p95, report } from './lock/report.mjs';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    loaded: { type: 'string', default: '1000' },
  },
});
const rounds = Number(flags.rounds);
const loadedRuns = Number(flags.loaded);

const firstPort = await freeBlock();
const silent = await silentPorts();
const simulator = await startSimulator(firstPort + 9);
const benchPage = await startBenchPage();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.goto(benchPage.url);
  const run = (name, ...args) => page.evaluate(([what, list]) => bench[what](...list), [name, args]);

  console.log(`Chromium ${browser.version()}, ${rounds} rounds, the service on the last of ten ports\n`);
  await run('compare', firstPort, 10); // warms the script and the connections up; not counted
  const calm = await run('compare', firstPort, rounds);
  const ten = await run('silence', silent.firstPort, Math.min(rounds, 15));
  const aborts = await run('aborts', silent.firstPort, firstPort + 9, rounds);
  await simulator.fault('hang');
  const commands = await run('commandAborts', firstPort + 9, rounds);
  await simulator.fault(null);

  const load = startLoad();
  const loaded = await run('cold', firstPort, loadedRuns);
  load.stop();

  const rows = [
    ['remembered port: bare fetch', calm.bareFetch],
    ['remembered port: SDK', calm.known],
    ['cold: bare fetch race', calm.bareRace],
    ['cold: SDK', calm.cold],
    ['cold: one after another', calm.sequential],
    ['ten silent ports: first verdict', ten.first],
    ['ten silent ports: last verdict', ten.last],
    ['abort of a search', aborts],
    ['abort of a command', commands],
    [`cold under load (${load.threads} busy threads)`, loaded.times],
  ];
  const missed = report(rows, [
    ['remembered port / bare fetch, p50', p50(calm.known) / p50(calm.bareFetch), 1.5, '×'],
    ['cold / bare fetch race, p50', p50(calm.cold) / p50(calm.bareRace), 1.5, '×'],
    ['ten silent ports, first verdict, p50', p50(ten.first), 170, 'ms'],
    ['ten silent ports, last verdict, p50', p50(ten.last), 800, 'ms'],
    ['abort of a search, p95', p95(aborts), 5, 'ms'],
    ['abort of a command, p95', p95(commands), 5, 'ms'],
    [`false "not installed" in ${loadedRuns} loaded runs`, loaded.failures.length, 0, ''],
  ]);
  if (loaded.failures.length > 0) console.log(`\nunder load: ${loaded.failures.join(', ')}`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await Promise.all([benchPage.stop(), silent.stop(), simulator.stop()]);
}
