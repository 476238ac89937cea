import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { UsageError } from '../../../scripts/start/options.mjs';
import { startSimulator } from '../../../scripts/start/simulator-process.mjs';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** A program on its own port that answers every request with `body`. */
async function serve(body: string): Promise<number> {
  const server = createServer((_request, response) => response.end(body));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

// None of these may start a process or write a file.
const start = (port: number) => startSimulator({ port, dataFolder: '/dev/null/never', dev: false });

test('a lock service that is there already is used', async () => {
  expect(await start(await serve('{"CAType":"260"}'))).toBeUndefined();
});

test('a foreign program on the port: the advice is not the port whose control interface would be there', async () => {
  const port = await serve('<html></html>');
  const refusal = start(port);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(`--lock-port ${port + 2} `);
});

test('a foreign program on the port below, where the control interface belongs, is named', async () => {
  const control = await serve('<html></html>');
  const refusal = start(control + 1);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(`控制端口 ${control}（`);
});
