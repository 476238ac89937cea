import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../groups/content.generated.js';
import { session } from '../groups/session.generated.js';
import { carriers } from './transports.fixtures.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const date = 'Sun, 22 Nov 2026 01:02:03 GMT';
const serverMs = Date.UTC(2026, 10, 22, 1, 2, 3);
const answerWith = (headers: Record<string, string>, body: object = { code: 200, data: null }) =>
  server.use(http.all('*/mh/*', () => HttpResponse.json(body, { headers })));
describe.each(carriers)('over $name', ({ createClient }) => {
  const listening = (token: string | null = '1.abc') => {
    const onServerTime = vi.fn<(serverMs: number, sentAt: number) => void>();
    const client = createClient({ baseUrl: 'http://portal.test/mh', getToken: () => token, onServerTime });
    return { client, onServerTime };
  };

  describe("the server's clock", () => {
    it('is reported for an answer to a call with a token, with the time of sending', async () => {
      answerWith({ date });
      const { client, onServerTime } = listening();
      const before = Date.now();
      await client
        .use(session)
        .routers()
        .catch(() => {});
      expect(onServerTime).toHaveBeenCalledExactlyOnceWith(serverMs, expect.any(Number));
      const sentAt = onServerTime.mock.lastCall?.[1] ?? 0;
      expect(sentAt).toBeGreaterThanOrEqual(before);
      expect(sentAt).toBeLessThanOrEqual(Date.now());
    });

    it('is reported for a refusal, too', async () => {
      answerWith({ date }, { code: 500, msg: '系统繁忙' });
      const { client, onServerTime } = listening();
      await expect(client.use(session).info()).rejects.toMatchObject({ code: 500 });
      expect(onServerTime).toHaveBeenCalledOnce();
    });

    it('is not reported for public calls: the answer may come from a cache, and be old', async () => {
      answerWith({ date }, { code: 200, data: {} });
      const { client, onServerTime } = listening(null);
      await client.use(content).footer();
      expect(onServerTime).not.toHaveBeenCalled();
    });

    it.each([{}, { date: 'yesterday' }])('is not reported without a valid header: %o', async (headers) => {
      answerWith(headers as Record<string, string>);
      const { client, onServerTime } = listening();
      await client.use(session).logout();
      expect(onServerTime).not.toHaveBeenCalled();
    });
  });
});
