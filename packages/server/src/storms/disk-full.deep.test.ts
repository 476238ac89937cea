import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.js';
import { figure } from '../testing/figure.js';
import { startServerProcess } from '../testing/server-process.js';
import { compare, nothing, preparedSession } from './books.js';
import { openOwnPostgres, whyNoPostgres } from './own-postgres.js';
import { beginWriting, emptyTally } from './writers.js';

const whyNoDisk =
  process.getuid?.() === 0 && process.platform === 'linux' ? '' : 'mounting a small disk needs root';

/** A disk of this many megabytes, in memory. */
function smallDisk(megabytes: number): string {
  const place = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', place]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', place]);
    rmSync(place, { recursive: true, force: true });
  });
  return place;
}

/** Fills the disk except for a few pages; returns a function that frees it. */
function fill(disk: string): () => void {
  const path = join(disk, 'ballast');
  const file = openSync(path, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch {
    closeSync(file);
  }
  return () => rmSync(path);
}

async function storm(
  kind: string,
  disk: string,
  env: Readonly<Record<string, string>>,
  open: () => Promise<OpenDatabase>,
): Promise<object> {
  const token = await preparedSession(env, open);

  const server = await startServerProcess(env);
  onTestFinished(() => server.end('SIGKILL'));
  const tally = emptyTally();
  const writing = beginWriting({ url: server.url, token, name: '盘满', tally });
  const refused = () => tally.away.length + tally.unknown.length + tally.strange.length + tally.cut.length;
  await expect.poll(() => tally.acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(50);
  const empty = fill(disk);
  await expect.poll(refused, { timeout: 300_000 }).toBeGreaterThan(20);
  const { bavail, bsize } = statfsSync(disk);
  const health = await fetch(`${server.url}/health`).then(
    ({ status }) => status,
    () => 0,
  );
  empty();
  const known = tally.acknowledged.length;
  const freed = performance.now();
  const again = await expect
    .poll(() => tally.acknowledged.length, { timeout: 60_000 })
    .toBeGreaterThan(known + 20)
    .then(
      () => `${Math.round(performance.now() - freed)} ms`,
      () => 'never',
    );
  await writing.stop();
  const lives = server.ended() ?? 'none';
  await server.end('SIGTERM');
  const after = await open();
  const found = await compare(after, '盘满', tally);
  await after.close();

  figure(`${kind}, its disk full (${Math.round((bavail * bsize) / 1024)} kB left): process exits`, lives);
  figure('… writes acknowledged / of them lost', `${tally.acknowledged.length} / ${found.lost.length}`);
  figure(
    '… answers "not done" / "nobody knows" / none / other',
    `${tally.away.length} / ${tally.unknown.length} / ${tally.cut.length} / ${tally.strange.length}`,
  );
  figure('… writes again after room was made, without a restart', again);
  const { strange, cut } = tally;
  return { ...found, strange, cut, health, lives, goesOn: again !== 'never' };
}

const asPromised = { ...nothing, strange: [], cut: [], health: 200, lives: 'none', goesOn: true };

it.skipIf(whyNoDisk)(
  `a full disk under the embedded database is told in words and costs nothing acknowledged${whyNoDisk && ` (skipped: ${whyNoDisk})`}`,
  async () => {
    const disk = smallDisk(160);
    const data = join(disk, 'data');
    mkdirSync(data, { mode: 0o700 });
    const told = await storm('embedded', disk, { DATA_DIR: data, RATE_LIMITS: '0' }, () =>
      openPglite(join(data, 'database')),
    );
    expect(told).toEqual(asPromised);
  },
);

const whyNot = whyNoDisk || whyNoPostgres;
it.skipIf(whyNot)(
  `a full disk under PostgreSQL is told in words and costs nothing acknowledged${whyNot && ` (skipped: ${whyNot})`}`,
  async () => {
    const disk = smallDisk(400);
    const postgres = await openOwnPostgres(disk);
    onTestFinished(() => postgres.stop());
    const data = mkdtempSync(join(tmpdir(), 'portal-storm-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const told = await storm(
      'PostgreSQL',
      disk,
      { DATA_DIR: data, DATABASE_URL: postgres.url, RATE_LIMITS: '0' },
      () => openPostgres(postgres.url),
    );
    expect(told).toEqual(asPromised);
  },
);
