// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient as createFetchClient } from '../fetch/index.js';
import { files } from '../groups/files.generated.js';
import { home } from '../groups/home.generated.js';
import { createClient } from './client.js';

// The headers of our server and of the family's for a page of another origin: no credentials.
const headers = {
  'access-control-allow-origin': location.origin,
  'access-control-allow-headers': 'authorization,content-type',
  'access-control-allow-methods': 'GET, POST',
  'content-type': 'application/json',
};
let server: Server;
let baseUrl = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, headers);
    response.end(
      JSON.stringify({ code: 200, msg: '', data: [], rows: [], total: 0, fileName: 'a.pdf', fileId: 7 }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mh`;
});
afterAll(() => server.close());

const getToken = () => '5.abc';

describe('a page of another origin', () => {
  it('calls a server that allows no credentials', async () => {
    await expect(createClient({ baseUrl, getToken }).use(home).adverts()).resolves.toBeDefined();
  });

  it('is refused by the browser where it sends credentials all the same', async () => {
    const client = createClient({ baseUrl, getToken, withCredentials: true, retries: { count: 0 } });
    await expect(client.use(home).adverts()).rejects.toMatchObject({ kind: 'network' });
  });

  it('uploads with progress, which goes over XMLHttpRequest', async () => {
    const file = new File(['x'], '执照.pdf', { type: 'application/pdf' });
    const { upload } = createFetchClient({ baseUrl, getToken }).use(files);
    await expect(upload({ file }, { onProgress: () => undefined })).resolves.toMatchObject({ fileId: 7 });
  });

  it('sends what it is told over fetch', async () => {
    const seen: unknown[] = [];
    const own: typeof fetch = (_, init) => {
      seen.push(init?.credentials);
      return Promise.resolve(Response.json({ code: 200, msg: '', data: [] }));
    };
    await createFetchClient({ baseUrl, fetch: own }).use(home).adverts();
    await createFetchClient({ baseUrl, fetch: own, withCredentials: true }).use(home).adverts();
    expect(seen).toEqual(['same-origin', 'include']);
  });
});
