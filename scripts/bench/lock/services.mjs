import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const sdk = fileURLToPath(new URL('../../../packages/ca-lock-sdk', import.meta.url));
const PORTS = 10;

async function listen(port) {
  const server = createServer((socket) => socket.on('error', () => {}));
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}

const close = (server) => new Promise((done) => server.close(done));

/** Ten consecutive ports below the system's ephemeral range, held open; undefined when one of them is taken. */
async function holdBlock() {
  const first = 12_000 + 16 * Math.floor(Math.random() * 1200);
  const servers = await Promise.all(Array.from({ length: PORTS }, (_, index) => listen(first + index)));
  if (servers.every(Boolean)) return { first, servers };
  await Promise.all(servers.filter(Boolean).map(close));
  return undefined;
}

async function someBlock() {
  let block;
  while (!block) block = await holdBlock();
  return block;
}

/** The first of ten consecutive free ports. */
export async function freeBlock() {
  const { first, servers } = await someBlock();
  await Promise.all(servers.map(close));
  return first;
}

/** Ten ports that accept every connection and never answer. */
export async function silentPorts() {
  const { first, servers } = await someBlock();
  const sockets = new Set();
  for (const server of servers) server.on('connection', (socket) => sockets.add(socket));
  return {
    firstPort: first,
    stop() {
      for (const socket of sockets) socket.destroy();
      return Promise.all(servers.map(close));
    },
  };
}

/** The lock simulator in its own process, so that it does not slow down the measurement. */
export async function startSimulator(port) {
  const args = ['--conditions=@ca-portal/source', '--import', 'tsx', 'src/simulator/cli.ts'];
  const child = spawn(process.execPath, [...args, '--port', String(port), '--control-port', '0'], {
    cwd: sdk,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let control;
  for await (const line of createInterface({ input: child.stdout })) {
    control ??= /Control: (http:\S+)\/state/.exec(line)?.[1];
    if (line.startsWith('Ctrl-C')) break;
  }
  if (!control) throw new Error('the lock simulator did not start');
  return {
    async fault(name) {
      const response = await fetch(`${control}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      if (!response.ok) throw new Error(`the simulator refused: ${await response.text()}`);
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
