import { createServer, type Server } from 'node:net';

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const BLOCK = 16;

/**
 * First of `count` consecutive free ports; below the system's ephemeral range, so that no client takes
 * one. The first port stays open until the process ends: another test process cannot use the same block.
 */
export async function freePorts(count = 10): Promise<number> {
  for (;;) {
    const block = 12_000 + BLOCK * Math.floor(Math.random() * (20_000 / BLOCK));
    const claim = await listen(block);
    if (!claim) continue;
    const first = block + 1;
    const servers = await Promise.all(Array.from({ length: count }, (_, index) => listen(first + index)));
    await Promise.all(servers.map((server) => server && new Promise((done) => server.close(done))));
    if (servers.every(Boolean)) {
      claim.unref();
      return first;
    }
    claim.close();
  }
}
