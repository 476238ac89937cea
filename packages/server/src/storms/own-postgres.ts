import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The newest version in Debian's folders, otherwise from the path. */
function programs(): string | undefined {
  const places = '/usr/lib/postgresql';
  try {
    const newest = readdirSync(places).toSorted((a, b) => Number(b) - Number(a))[0];
    if (newest !== undefined) return join(places, newest, 'bin');
    return undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root, so it runs as its own user. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Why a storm cannot run its own PostgreSQL here; empty if it can. */
export const whyNoPostgres: string = (() => {
  if (programs() === undefined) return 'no initdb on this machine';
  try {
    owner();
    return '';
  } catch {
    return 'no user postgres to run it as';
  }
})();

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

export interface OwnPostgres {
  readonly url: string;
  /** `immediate`: without a checkpoint, as after a power cut. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL for a storm, with the durability of a normal installation. `parent` is the directory for its
 * files.
 */
export async function openOwnPostgres(parent = tmpdir()): Promise<OwnPostgres> {
  const bin = programs() ?? '';
  const who = owner();
  const directory = mkdtempSync(join(parent, 'portal-postgres-'));
  if (who) chownSync(directory, who.uid, who.gid);
  chmodSync(directory, 0o700);
  const data = join(directory, 'data');
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    run(join(bin, program), args, {
      ...who,
      cwd: directory,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    });
  await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  // It logs to a file: an open pipe of the server process would keep pg_ctl from ending.
  const log = join(directory, 'log');
  const options = `-p ${port} -k '${directory}' -c listen_addresses=127.0.0.1`;
  const control = (...args: string[]) => call('pg_ctl', '-D', data, '-w', '-t', '120', '-s', ...args);
  await control('start', '-l', log, '-o', options);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      await control('restart', '-m', mode, '-l', log, '-o', options);
    },
    async stop() {
      await control('stop', '-m', 'immediate').catch(() => {});
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
