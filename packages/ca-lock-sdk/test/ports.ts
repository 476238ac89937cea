import { createServer, type Server } from 'node:net';

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** First of `count` neighbouring ports that are all free now; below the system's ephemeral range, so that no client takes one. */
export async function freePorts(count = 10): Promise<number> {
  for (;;) {
    const first = 12_000 + Math.floor(Math.random() * 20_000);
    const servers = await Promise.all(Array.from({ length: count }, (_, index) => listen(first + index)));
    await Promise.all(servers.map((server) => server && new Promise((done) => server.close(done))));
    if (servers.every(Boolean)) return first;
  }
}
