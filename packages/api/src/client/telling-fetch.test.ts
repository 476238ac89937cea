// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { files } from '../groups/files.generated.js';
import { createClient } from '../fetch/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = 'http://localhost/mh/common/upload';
const file = new File(['x'.repeat(50_000)], '执照.pdf', { type: 'application/pdf' });
const upload = (options: { signal?: AbortSignal } = {}) => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const calls = createClient({ baseUrl: 'http://localhost/mh', getToken: () => '5.abc' }).use(files);
  return { shares, sent: calls.upload({ file }, { ...options, onProgress }) };
};

it('an upload in a browser reports progress, has its token, and is answered like any other call', async () => {
  let token: string | null = null;
  server.use(
    http.post(address, ({ request }) => {
      token = request.headers.get('authorization');
      return HttpResponse.json({ code: 200, msg: '', fileName: 'a.pdf', fileId: 7 });
    }),
  );
  const { shares, sent } = upload();
  expect(await sent).toMatchObject({ fileName: 'a.pdf', fileId: 7 });
  expect(token).toBe('5.abc');
  expect(shares.length).toBeGreaterThan(1);
  expect(shares.at(-1)).toBe(1);
});

it.each([
  ['a refusal', () => HttpResponse.json({ code: 500, msg: '太大' }, { status: 413 }), { message: '太大' }],
  ['no network', () => HttpResponse.error(), { kind: 'network' }],
])('%s is sent unchanged', async (_, answer, error) => {
  server.use(http.post(address, answer));
  await expect(upload().sent).rejects.toMatchObject(error);
});

it('is aborted when the caller aborts', async () => {
  const leaving = new AbortController();
  server.use(
    http.post(address, () => {
      leaving.abort();
      return new Promise<never>(() => undefined);
    }),
  );
  const { sent } = upload({ signal: leaving.signal });
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
});
