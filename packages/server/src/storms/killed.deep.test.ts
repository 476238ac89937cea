import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.js';
import { figure } from '../testing/figure.js';
import { startServerProcess } from '../testing/server-process.js';
import { compare, nothing, preparedSession } from './books.js';
import { openOwnPostgres, whyNoPostgres } from './own-postgres.js';
import { beginWriting, emptyTally } from './writers.js';

const kills = 50;

/**
 * Runs a server repeatedly; each run ends with kill -9 after more acknowledged writes than the previous one,
 * some at once.
 */
async function storm(
  kind: string,
  env: Readonly<Record<string, string>>,
  open: () => Promise<OpenDatabase>,
): Promise<object> {
  const token = await preparedSession(env, open);

  const tally = emptyTally();
  let slowest = 0;
  for (let life = 0; life < kills; life += 1) {
    const begun = performance.now();
    const server = await startServerProcess(env);
    slowest = Math.max(slowest, performance.now() - begun);
    const known = tally.acknowledged.length;
    const writing = beginWriting({ url: server.url, token, name: `掉电${life}`, tally });
    await expect
      .poll(() => tally.acknowledged.length, { timeout: 120_000, interval: 5 })
      .toBeGreaterThan(known + ((life * 7) % 40));
    await server.end('SIGKILL');
    await writing.stop();
  }
  const after = await open();
  const found = await compare(after, '掉电', tally);
  await after.close();

  figure(
    `${kind}, kill -9 × ${kills}: writes acknowledged / of them lost / torn`,
    `${tally.acknowledged.length} / ${found.lost.length} / ${found.torn.length}`,
  );
  figure('… slowest start on the data of a killed server', `${Math.round(slowest)} ms`);
  figure('… answers that were no answer', tally.strange.length);
  return { ...found, strange: tally.strange };
}

const asPromised = { ...nothing, strange: [] };

function dataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'portal-storm-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

it(`kill -9 × ${kills} costs no acknowledged write on the embedded database`, async () => {
  const directory = dataDirectory();
  // The subdirectory of DATA_DIR that the server creates.
  const kept = await storm('embedded', { DATA_DIR: directory, RATE_LIMITS: '0' }, () =>
    openPglite(join(directory, 'database')),
  );
  expect(kept).toEqual(asPromised);
});

it.skipIf(whyNoPostgres)(
  `kill -9 × ${kills} costs no acknowledged write on PostgreSQL${whyNoPostgres && ` (skipped: ${whyNoPostgres})`}`,
  async () => {
    const postgres = await openOwnPostgres();
    onTestFinished(() => postgres.stop());
    const kept = await storm(
      'PostgreSQL',
      { DATA_DIR: dataDirectory(), DATABASE_URL: postgres.url, RATE_LIMITS: '0' },
      () => openPostgres(postgres.url),
    );
    expect(kept).toEqual(asPromised);
  },
);
