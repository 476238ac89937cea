import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Bundled once per run by tests/setup/server-programs.ts. */
const cli = join(process.env['SERVER_PROGRAMS'] ?? expect.fail('nothing was bundled'), 'lock-simulator.js');

const run = (...flags: string[]) => spawn(process.execPath, [cli, ...flags], { stdio: 'pipe' });

it('starts, answers, prints what it is, and ends on SIGTERM', async () => {
  const child = run('--port', '0', '--control-port', '0');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.startsWith('Ctrl-C')) break;
  }
  expect(lines[0]).toContain('not a real driver');
  const url = /http:\S+/.exec(lines[0] ?? '')?.[0] ?? '';
  expect(await (await fetch(url)).json()).toMatchObject({ CAType: '260', product: 'CA lock simulator' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 20_000);

it.each(['SIGTERM', 'disconnect'] as const)(
  'forked, ends on %s',
  async (way) => {
    const child = fork(cli, ['--port', '0', '--control-port', '0'], { execArgv: [], silent: true });
    if (!child.stdout) throw new Error('no output to read');
    for await (const line of createInterface(child.stdout)) if (line.startsWith('Ctrl-C')) break;
    if (way === 'disconnect') child.disconnect();
    else child.kill(way);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  20_000,
);

it('lists its faults', async () => {
  const child = run('--faults');
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  await once(child, 'close');
  expect(text.trim().split('\n').length).toBeGreaterThanOrEqual(30);
  expect(text).toMatch(/^port-moved +The service has restarted/m);
}, 20_000);

it('ends with one sentence when the port is taken or a flag is wrong', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const said = async (...flags: string[]) => {
    const child = run(...flags);
    let text = '';
    child.stderr.on('data', (part) => (text += part));
    const [code] = (await once(child, 'close')) as [number];
    return [code, text.trim().split('\n')[0]];
  };
  const taken = said('--port', String(port), '--control-port', '0');
  const wrong = said('--port', 'lock');
  expect(await taken).toEqual([1, expect.stringContaining(`Port ${port} of the lock simulator is taken`)]);
  expect(await wrong).toEqual([1, '"lock" is not a port.']);
  server.close();
}, 20_000);
