import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clamdScanner } from './live/clamd-scanner.js';
import { missingScanner } from './live/missing-scanner.js';
import { sandboxScanner } from './sandbox/sandbox-scanner.js';

const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
);
const harmless = Buffer.alloc(200_000, 'x');

let server: Server | undefined;
afterEach(() => server?.close());

const portOf = (listener: Server): Promise<number> =>
  new Promise((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });

/** Simulates clamd's side of INSTREAM: collects the chunks and answers with the result of `decide`. */
function daemon(decide: (content: Buffer) => string | null): Promise<number> {
  server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      const chunks: Buffer[] = [];
      let at = got.indexOf(0) + 1;
      if (at === 0 || got.toString('latin1', 0, at) !== 'zINSTREAM\0') return;
      while (at + 4 <= got.length) {
        const length = got.readUInt32BE(at);
        if (length === 0) {
          const reply = decide(Buffer.concat(chunks));
          if (reply === null) socket.end();
          else socket.end(`${reply}\0`);
          return;
        }
        chunks.push(got.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  return portOf(server);
}

describe('clamd', () => {
  it('gets every byte and returns its finding', async () => {
    const port = await daemon((content) =>
      content.includes('EICAR')
        ? 'stream: Eicar-Test-Signature FOUND'
        : `stream: ${content.length === 200_000 ? 'OK' : 'short'}`,
    );
    const scanner = clamdScanner({ host: '127.0.0.1', port });
    expect(await scanner.scan(harmless)).toBe('clean');
    expect(await scanner.scan(eicar)).toBe('infected');
  });

  it.each([
    ['says something else', 'INSTREAM size limit exceeded. ERROR'],
    ['hangs up', null],
  ])('counts as unavailable when it %s', async (_, reply) => {
    const port = await daemon(() => reply);
    expect(await clamdScanner({ host: '127.0.0.1', port }).scan(harmless)).toBe('unavailable');
  });

  it('counts as unavailable when nobody listens, or nobody answers in time', async () => {
    const port = await daemon(() => 'stream: OK');
    server?.close();
    expect(await clamdScanner({ host: '127.0.0.1', port }).scan(harmless)).toBe('unavailable');
    server = createServer(() => {});
    const silent = await portOf(server);
    const scanner = clamdScanner({ host: '127.0.0.1', port: silent, timeoutMs: 20 });
    expect(await scanner.scan(harmless)).toBe('unavailable');
  });
});

describe('the sandbox', () => {
  it('recognizes the test file at any position', async () => {
    expect(await sandboxScanner.scan(Buffer.concat([harmless, eicar]))).toBe('infected');
    expect(await sandboxScanner.scan(harmless)).toBe('clean');
    const byteByByte = async function* () {
      for (const byte of eicar) yield Buffer.from([byte]);
    };
    expect(await sandboxScanner.scan(byteByByte())).toBe('infected');
  });
  it('is not used when no scanner is configured', async () => {
    expect(await missingScanner.scan(harmless)).toBe('unavailable');
  });
});
