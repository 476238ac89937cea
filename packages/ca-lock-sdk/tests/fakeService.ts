import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface FakeService {
  port: number;
  /** The received requests in order: `GET` or the command's name. */
  seen: string[];
  bodies: string[];
  stop(): Promise<void>;
}

type Answer = (command: string | undefined, response: ServerResponse, body: string) => void;

/** A service that answers as the test says; `undefined` is the handshake. */
export async function fakeService(port: number, answer: Answer): Promise<FakeService> {
  const seen: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    response.setHeader('connection', 'close'); // Node's fetch must not reuse a stale socket after a restart.
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const command = /"qrcodetype":"(\w+)"/.exec(body)?.[1];
      seen.push(command ?? request.method ?? '');
      bodies.push(body);
      answer(command, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    seen,
    bodies,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const HANDSHAKE = JSON.stringify({ CAType: '260' });

/** Valid answers to handshake and CAInit; the test provides all others. */
export const honest =
  (rest: Answer): Answer =>
  (command, response, body) => {
    if (command === undefined) response.end(HANDSHAKE);
    else if (command === 'CAInit') response.end('{"body":{"qrstatus":"1","qrinfo":{}}}');
    else rest(command, response, body);
  };
