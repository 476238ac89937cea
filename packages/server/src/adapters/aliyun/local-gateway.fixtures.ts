import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const testKey = { accessKeyId: 'key-of-tests', accessKeySecret: 'secret-of-tests' };
export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The vendor's side: the signature over what really arrived. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: string): boolean {
  const [path = '', query = ''] = url.split('?');
  const [, id, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, path, query, lines.join(''), names, sha256(body)].join('\n');
  const wanted = createHmac('sha256', testKey.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  const demanded = [
    'content-type',
    'host',
    'x-acs-action',
    'x-acs-date',
    'x-acs-signature-nonce',
    'x-acs-version',
  ];
  return (
    id === testKey.accessKeyId &&
    signature === wanted &&
    headers['x-acs-content-sha256'] === sha256(body) &&
    demanded.every((name) => names.split(';').includes(name))
  );
}

/** Says this to whoever signed with the key of the tests, and refuses others. */
export const toSigned =
  (body: object): Answer =>
  (request, response, sent) => {
    const signed = isSigned(request, sent);
    response.statusCode = signed ? 200 : 400;
    response.end(JSON.stringify(signed ? body : { Code: 'SignatureDoesNotMatch', RequestId: 'R' }));
  };
export const says =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.statusCode = status;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Ways not to answer, each with the error's name. */
export const silences: readonly (readonly [what: string, answer: Answer, name: string])[] = [
  ['answers with a page', says('<html>'), 'SyntaxError'],
  ['never ends', says(`"${'x'.repeat(20_000)}"`), 'RangeError'],
  ['is silent', () => undefined, 'TimeoutError'],
  ['hangs up', (request) => request.socket.destroy(), 'TypeError'],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/other' }).end(), 'TypeError'],
];

/** A gateway on a socket of this machine, and the calls that it saw. */
export async function localGateway(answer: Answer) {
  const seen: {
    readonly parameters: object;
    readonly address: string | undefined;
    readonly headers: IncomingMessage['headers'];
  }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    // The address, too, stands in logs on the way.
    seen.push({
      parameters: Object.fromEntries(new URLSearchParams(body)),
      address: request.url,
      headers: request.headers,
    });
    answer(request, response, body);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    seen,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
