import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/free-port.mjs';
import { whoListens } from '../../../scripts/start/lock-port.mjs';

const open: { close(): unknown }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function serve(body: string): Promise<number> {
  const server: Server = createServer((_request, response) => response.end(body));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('nobody there', async () => {
  expect(await whoListens(await freePort())).toBe('free');
});

test('a handshake with CAType is a lock service', async () => {
  expect(await whoListens(await serve('{"CAType":"260"}'))).toBe('lock');
});

test.each(['<html></html>', '{"other":1}', 'null', '[]', ''])(
  'an answer %j is a foreign program',
  async (body) => {
    expect(await whoListens(await serve(body))).toBe('foreign');
  },
);

test('a program that hangs up is foreign', async () => {
  const server = createTcpServer((socket) => socket.destroy());
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await whoListens((server.address() as AddressInfo).port)).toBe('foreign');
});
