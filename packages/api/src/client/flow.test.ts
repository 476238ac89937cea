import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint, fileFacts, signedIn, type Endpoint } from '../contract/endpoint.js';
import { routeOf } from '../groups/generate.js';
import { repeatWindowMs, type CommonOptions } from './client-over.js';
import { clientCodes, type ApiError } from './errors.js';
import { routeGroup } from './group.js';
import { carriers } from './transports.fixtures.js';

/** Sample rows of each kind; the real ones may change. */
const row = { summary: '', source: 'ours', access: signedIn, envelope: 'data' } as const;
const text = { response: z.string(), example: { response: '' } };
const note = z.object({ note: z.string() });
const rows = {
  read: endpoint({
    ...row,
    ...text,
    method: 'GET',
    path: '/read/{id}',
    params: z.object({ id: z.int() }),
    example: { params: { id: 1 }, response: '' },
  }),
  whoAmI: endpoint({ ...row, ...text, method: 'GET', path: '/who', provesLogin: true }),
  write: endpoint({
    ...row,
    ...text,
    method: 'POST',
    path: '/write',
    body: note,
    example: { body: { note: '' }, response: '' },
  }),
  search: endpoint({
    ...row,
    ...text,
    method: 'POST',
    path: '/search',
    repeatable: true,
    body: note,
    example: { body: { note: '' }, response: '' },
  }),
  change: endpoint({
    ...row,
    ...text,
    method: 'PUT',
    path: '/change',
    body: note,
    example: { body: { note: '' }, response: '' },
  }),
  remove: endpoint({ ...row, ...text, method: 'DELETE', path: '/remove' }),
  form: endpoint({
    ...row,
    ...text,
    method: 'POST',
    path: '/form',
    bodyType: 'form',
    body: note,
    example: { body: { note: '' }, response: '' },
  }),
  unlock: endpoint({ ...row, ...text, method: 'GET', path: '/unlock', writes: true }),
  setting: endpoint({ ...row, ...text, method: 'GET', path: '/setting', envelope: 'message' }),
  tree: endpoint({
    ...row,
    method: 'GET',
    path: '/tree',
    envelope: 'flat',
    response: z.object({ menus: z.array(z.string()) }),
    example: { response: { menus: [] } },
  }),
  file: endpoint({
    ...row,
    method: 'GET',
    path: '/file',
    envelope: 'binary',
    response: fileFacts,
    example: { response: { fileName: 'a.pdf', contentType: 'application/pdf' } },
  }),
  upload: endpoint({
    ...row,
    ...text,
    method: 'POST',
    path: '/upload',
    upload: { field: 'avatarfile', maxBytes: 1e6, types: ['image/png'] },
    body: note,
    example: { body: { note: '' }, response: '' },
  }),
} satisfies Record<string, Endpoint>;
const routes = routeGroup<typeof rows>(
  'rows',
  Object.fromEntries(Object.entries<Endpoint>(rows).map(([name, r]) => [name, routeOf(r)])) as never,
);

const server = setupServer();
let sent: Request[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  server.events.on('request:start', ({ request }) => void sent.push(request.clone()));
});
afterEach(() => {
  wait.mockClear();
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

/** Time-out that is longer than on any busy machine. */
const patience = 30_000;
const baseUrl = 'http://portal.test/mh';
const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
const ok = (data: unknown = 'ok') => HttpResponse.json({ code: 200, data } as never);
const answer = (respond: (request: Request) => Response | Promise<Response>) =>
  server.use(http.all('*/mh/*', ({ request }) => respond(request)));
const caught = (call: Promise<unknown>) =>
  call.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: ApiError) => error,
  );
/** An answer that waits until the test releases it. */
function held() {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  answer(async () => {
    await released;
    return ok();
  });
  return release;
}
const one = { params: { id: 1 } };
const body = { body: { note: '一' } };

describe.each(carriers)('over $name', ({ createClient, withoutAnswer }) => {
  const clientWith = (options: CommonOptions = {}) =>
    createClient({ baseUrl, retries: { wait }, ...options });

  describe('the same read at the same time', () => {
    it('is one request; another path, another token and a later time are separate', async () => {
      const release = held();
      let token = 'a';
      const { read } = clientWith({ getToken: () => token }).use(routes);
      const calls = [read(one), read(one), read({ params: { id: 2 } })];
      token = 'b';
      calls.push(read(one));
      release();
      expect(await Promise.all(calls)).toEqual(['ok', 'ok', 'ok', 'ok']);
      expect(sent).toHaveLength(3);
      await read(one);
      expect(sent).toHaveLength(4);
    });
    it('fails once for all, and is reported once', async () => {
      answer(() => HttpResponse.json({ code: 1001, msg: '一' }));
      const onError = vi.fn<(error: ApiError) => void>();
      const { read } = clientWith({ onError }).use(routes);
      const [first, second] = await Promise.all([caught(read(one)), caught(read(one, { quiet: true }))]);
      expect(first).toBe(second);
      expect(onError.mock.calls).toEqual([[first]]);
      expect(sent).toHaveLength(1);
    });
    it('continues for remaining callers, and is aborted after the last one', async () => {
      const signals: AbortSignal[] = [];
      const { read } = withoutAnswer(signals, { baseUrl }).use(routes);
      const [first, second] = [new AbortController(), new AbortController()];
      const leavesFirst = caught(read(one, { signal: first.signal }));
      const leavesLast = caught(read(one, { signal: second.signal }));
      await vi.waitFor(() => expect(signals).toHaveLength(1), patience);
      first.abort();
      expect(await leavesFirst).toMatchObject({ kind: 'aborted', code: clientCodes.aborted });
      expect(signals[0]?.aborted).toBe(false);
      second.abort();
      expect((await leavesLast).kind).toBe('aborted');
      expect(signals[0]?.aborted).toBe(true);
      const third = new AbortController();
      const anew = caught(read(one, { signal: third.signal }));
      await vi.waitFor(() => expect(signals).toHaveLength(2), patience);
      third.abort();
      await anew;
    });
    it.each(['write', 'change', 'unlock'] as const)(
      'called after %s has ended, is a new request',
      async (name) => {
        let state = 'before';
        let release = () => undefined as void;
        const released = new Promise<void>((resolve) => (release = resolve));
        answer(async ({ url }) => {
          if (!url.includes('/read')) return ok((state = 'after'));
          const seen = state;
          if (seen === 'before') await released;
          return ok(seen);
        });
        const calls = clientWith().use(routes);
        const early = calls.read(one);
        await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
        await (name === 'unlock' ? calls.unlock() : calls[name](body));
        expect(await calls.read(one)).toBe('after');
        release();
        expect(await early).toBe('before');
      },
    );
    it('called with an aborted signal, is not sent', async () => {
      const error = await caught(clientWith().use(routes).read(one, { signal: AbortSignal.abort() }));
      expect(error.kind).toBe('aborted');
      expect(sent).toHaveLength(0);
    });
  });

  describe('the same POST twice', () => {
    const clocked = () => {
      const clock = { now: 0 };
      return { clock, api: clientWith({ now: () => clock.now }).use(routes) };
    };

    it('is refused while the first is pending, with its own code', async () => {
      const release = held();
      const onError = vi.fn<(error: ApiError) => void>();
      const { write } = clientWith({ onError }).use(routes);
      const first = write(body);
      const error = await caught(write(body));
      expect(error).toMatchObject({ kind: 'duplicate', code: -5, retryable: false });
      expect(error.message).toContain('刚刚提交过相同的内容');
      expect(onError.mock.calls).toEqual([[error]]);
      release();
      expect(await first).toBe('ok');
      expect(sent).toHaveLength(1);
    });
    it('is refused for three seconds after it was sent, and not longer', async () => {
      answer(() => ok());
      const { clock, api } = clocked();
      await api.write(body);
      clock.now = repeatWindowMs - 1;
      expect((await caught(api.write(body))).kind).toBe('duplicate');
      clock.now = repeatWindowMs;
      expect(await api.write(body)).toBe('ok');
      expect(repeatWindowMs).toBe(3000);
    });
    it('is sent at once after a failure', async () => {
      answer(() => HttpResponse.json({ code: 1001, msg: '一' }));
      const { api } = clocked();
      await caught(api.write(body));
      expect((await caught(api.write(body))).kind).toBe('business');
    });
    it('is sent with other content, also back to the first', async () => {
      answer(() => ok());
      const { api } = clocked();
      for (const text of ['一', '二', '一']) await api.write({ body: { note: text } });
      expect(sent).toHaveLength(3);
    });
    it('is compared as a form and as JSON', async () => {
      answer(() => ok());
      const { api } = clocked();
      await api.form(body);
      await api.form({ body: { note: '二' } });
      expect((await caught(api.form({ body: { note: '二' } }))).kind).toBe('duplicate');
    });
    it('is sent if the row or the caller allows it, if the window is off, and for another login', async () => {
      answer(() => ok());
      const { api } = clocked();
      await Promise.all([api.search(body), api.search(body)]);
      await Promise.all([api.write(body), api.write(body, { again: true })]);
      await Promise.all([api.change(body), api.change(body), api.remove(), api.remove()]);
      const off = clientWith({ repeatWindowMs: 0 }).use(routes);
      await Promise.all([off.write(body), off.write(body)]);
      let token = 'a';
      const { write } = clientWith({ getToken: () => token }).use(routes);
      await write(body);
      token = 'b';
      await write(body);
      expect(sent).toHaveLength(12);
    });
  });

  describe('retries', () => {
    afterEach(() => wait.mockClear());

    it.each([
      ['a broken connection', () => HttpResponse.error()],
      ['a gateway without its server', () => new HttpResponse('', { status: 503 })],
    ])('reads are repeated after %s, twice, with increasing delays', async (_, fail) => {
      let turn = 0;
      answer(() => ((turn += 1) < 3 ? fail() : ok('at last')));
      const onError = vi.fn<() => void>();
      expect(await clientWith({ onError }).use(routes).read(one)).toBe('at last');
      expect(wait.mock.calls).toEqual([[200], [400]]);
      expect(onError).not.toHaveBeenCalled();

      turn = -9;
      const error = await caught(clientWith({ onError }).use(routes).read(one));
      expect(turn).toBe(-6);
      expect(onError.mock.calls).toEqual([[error]]);
    });
    it('reads are not repeated after a refusal, or when it is turned off', async () => {
      answer(() => HttpResponse.json({ code: 500, msg: '服务繁忙' }));
      await caught(clientWith().use(routes).read(one));
      answer(() => HttpResponse.error());
      await caught(
        clientWith({ retries: { count: 0 } })
          .use(routes)
          .read(one),
      );
      expect(sent).toHaveLength(2);
    });
    it.each(['write', 'search', 'change', 'form', 'unlock'] as const)(
      '%s is never repeated',
      async (name) => {
        answer(() => HttpResponse.error());
        const calls = clientWith().use(routes);
        const error = await caught(name === 'unlock' ? calls.unlock() : calls[name](body));
        expect(error.kind).toBe('network');
        expect(sent).toHaveLength(1);
      },
    );
    it('stop when the caller aborts', async () => {
      answer(() => HttpResponse.error());
      const leaving = new AbortController();
      wait.mockImplementationOnce(async () => leaving.abort());
      const error = await caught(clientWith().use(routes).read(one, { signal: leaving.signal }));
      expect(error.kind).toBe('aborted');
      expect(sent).toHaveLength(1);
    });
  });

  describe('loading', () => {
    it('counts up and always back to zero, whatever happens to the calls', async () => {
      const counts: number[] = [];
      const client = clientWith({ onLoading: (count) => counts.push(count) });
      const { read, write, tree } = client.use(routes);
      answer((request) => {
        const { pathname } = new URL(request.url);
        if (pathname.endsWith('/tree')) return new HttpResponse('<html>');
        return pathname.endsWith('/write') ? HttpResponse.error() : ok();
      });
      const calls = [
        read(one),
        read(one),
        caught(write(body)),
        caught(write(body)),
        caught(tree()),
        caught(read(one, { signal: AbortSignal.abort() })),
        caught(read({ params: { id: '..' as never } })),
      ];
      expect(counts.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      await Promise.all(calls);
      expect(counts.slice(7)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    });
  });

  describe('leaving a page', () => {
    it('aborts its reads, but neither its writes nor the calls of others', async () => {
      const release = held();
      const client = clientWith();
      const page = client.scope();
      const given = caught(page.use(routes).read(one));
      const kept = [page.use(routes).write(body), client.use(routes).read({ params: { id: 2 } })];
      page.cancelAll();
      expect((await given).kind).toBe('aborted');
      release();
      expect(await Promise.all(kept)).toEqual(['ok', 'ok']);
      page.cancelAll(); // nothing is pending; the page can be used again
      expect(await page.use(routes).read(one)).toBe('ok');
    });
    it('of the whole client, aborts the pages’ calls too; writes on request', async () => {
      held();
      const client = clientWith();
      const api = client.scope().use(routes);
      const calls = [caught(api.read(one)), caught(api.search(body)), caught(api.write(body))];
      client.cancelAll();
      expect((await Promise.all(calls.slice(0, 2))).map(({ kind }) => kind)).toEqual(['aborted', 'aborted']);
      client.cancelAll({ writes: true });
      expect((await calls[2])?.kind).toBe('aborted');
    });
  });

  describe('reset', () => {
    it('aborts pending calls, and forgets sent content and expired logins', async () => {
      const onUnauthorized = vi.fn<() => void>();
      const client = clientWith({ getToken: () => 'a', onUnauthorized });
      const api = client.use(routes);
      answer(() => HttpResponse.json({ code: 401 }));
      await caught(api.read(one));
      held();
      const pending = [caught(api.write(body)), caught(api.read(one))];
      client.reset();
      expect((await Promise.all(pending)).map(({ kind }) => kind)).toEqual(['aborted', 'aborted']);
      answer(() => ok());
      await api.write(body);
      client.reset();
      expect(await api.write(body)).toBe('ok');
      answer(() => HttpResponse.json({ code: 401 }));
      await caught(api.read(one));
      expect(onUnauthorized).toHaveBeenCalledTimes(2);
    });
  });

  describe('the user-info call', () => {
    it.each([
      ['no connection', () => HttpResponse.error(), 'network'],
      ['a web page', () => new HttpResponse('<html>'), 'malformed'],
      ['a gateway’s error page', () => new HttpResponse('<html>', { status: 502 }), 'business'],
      [
        'an error without an envelope',
        () => HttpResponse.json({ message: 'x' }, { status: 500 }),
        'business',
      ],
    ])('reports an expired login after %s', async (_, respond, kind) => {
      answer(respond);
      expect(await caught(clientWith().use(routes).whoAmI())).toMatchObject({
        kind,
        message: '登录已过期，请重新登录',
      });
    });
    it('leaves the server its own sentence', async () => {
      answer(() => HttpResponse.json({ code: 403, msg: '账号已停用' }));
      expect((await caught(clientWith().use(routes).whoAmI())).message).toBe('账号已停用');
    });
  });

  describe('other envelopes of the API family', () => {
    it('the value in msg, and fields beside the code', async () => {
      const api = clientWith().use(routes);
      answer(() => HttpResponse.json({ code: 200, msg: 'true' }));
      expect(await api.setting()).toBe('true');
      answer(() => HttpResponse.json({ code: 200, msg: '操作成功', menus: ['a'] }));
      expect(await api.tree()).toEqual({ menus: ['a'] });
      answer(() => HttpResponse.json({ code: 500, msg: '不允许' }));
      expect((await caught(api.setting())).message).toBe('不允许');
      expect((await caught(api.tree())).message).toBe('不允许');
    });
  });

  describe('files', () => {
    const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0x80]);
    const headers = (disposition: string, type = 'application/pdf') => ({
      'content-type': type,
      'content-disposition': disposition,
    });
    const file = () => clientWith().use(routes).file();

    it.each([
      ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%E7%94%B3%E8%AF%B7%E8%A1%A8.pdf', '申请表.pdf'],
      ['attachment;filename=%E7%94%B3%E8%AF%B7%E8%A1%A8.pdf', '申请表.pdf'],
      ['attachment; filename="100%.pdf"', '100%.pdf'],
      ['attachment; filename="..\\\\..\\\\a.pdf"', 'a.pdf'],
      ["attachment; filename*=UTF-8''..%2F..%2Fa.pdf", 'a.pdf'],
      ['inline', ''],
    ])('arrive byte for byte with their name: %s', async (disposition, name) => {
      answer(() => new HttpResponse(pdf, { headers: headers(disposition) }));
      const { fileName, content } = await file();
      expect(fileName).toBe(name);
      expect(content.type).toBe('application/pdf');
      expect(new Uint8Array(await content.arrayBuffer())).toEqual(pdf);
    });
    it.each([
      ['with HTTP 200', { status: 200 }],
      ['with HTTP 500', { status: 500 }],
      ['with a charset', { headers: { 'content-type': 'application/json;charset=UTF-8' } }],
      ['as bytes of no kind', { headers: { 'content-type': 'application/octet-stream' } }],
      ['as plain text', { headers: { 'content-type': 'text/plain' } }],
      ['with the headers of a file', { headers: headers('attachment; filename=a.pdf', 'application/json') }],
    ])('a refusal in place of the file is an error %s', async (_, init) => {
      answer(() => HttpResponse.json({ code: 1001, msg: '文件已过期' }, init));
      expect(await caught(file())).toMatchObject({ kind: 'business', code: 1001, message: '文件已过期' });
    });
    it('an expired login in place of the file is reported as such', async () => {
      answer(() => HttpResponse.json({ code: 401 }));
      expect((await caught(file())).kind).toBe('unauthorized');
    });
    it.each([
      ['a success without a file', () => HttpResponse.json({ code: 200, msg: '操作成功' })],
      ['a web page', () => HttpResponse.html('<html>')],
      ['broken JSON', () => new HttpResponse('{"co', { headers: { 'content-type': 'application/json' } })],
    ])('%s is malformed', async (_, respond) => {
      answer(respond);
      expect((await caught(file())).kind).toBe('malformed');
    });
    it('a file that is JSON itself is a file', async () => {
      answer(() =>
        HttpResponse.json({ a: 1 }, { headers: headers('attachment; filename=a.json', 'application/json') }),
      );
      expect(await (await file()).content.text()).toBe('{"a":1}');
    });

    it('are sent as multipart with the fields, and report progress', async () => {
      let received: Record<string, string> = {};
      answer(async (request) => {
        const form = await request.formData();
        const part = form.get('avatarfile') as File;
        received = { name: part.name, text: await part.text(), note: String(form.get('note')) };
        return ok();
      });
      const shares: number[] = [];
      const picture = new File(['像素'.repeat(40_000)], '头像.png', { type: 'image/png' });
      await clientWith()
        .use(routes)
        .upload({ ...body, file: picture }, { onProgress: (share) => shares.push(share) });
      expect(received).toEqual({ name: '头像.png', text: '像素'.repeat(40_000), note: '一' });
      expect(shares.length).toBeGreaterThan(0);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(shares.at(-1)).toBe(1);
      expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
    });
  });
});
