import type { IncomingMessage, ServerResponse } from 'node:http';

/** Far above any command; a larger body does not come from a lock client. */
const LIMIT = 1024 * 1024;

/** The whole body as text, or undefined when it is too long. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LIMIT) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The response that is finally sent. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const headersOf = ({ headers, body }: Reply) => ({
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  ...headers,
});

export function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, headersOf(reply));
  response.end(reply.body);
}

/** Sends one byte at a time, until all is sent or the client has gone. */
export function trickle(response: ServerResponse, reply: Reply, ms: number): void {
  response.writeHead(reply.status, headersOf(reply));
  response.flushHeaders();
  const bytes = Buffer.from(reply.body);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent < bytes.length) return;
    clearInterval(timer);
    response.end();
  }, ms);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}

/**
 * Lets a page of `origin` read the answer and reach the loopback; browsers before the permission required the last
 * header.
 */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
    vary: 'Origin',
  };
}
