import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { completePortalConfig } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteCounters } from '../db/schema/index.js';
import { createTestServer, type TestServer } from '../testing/index.js';

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
const nonceTag = '<script nonce="__CSP_NONCE__"></script>';
const files = {
  'index.html': `<title>home</title>${nonceTag}`,
  'app.html': `<title>app</title>${nonceTag}<!--route-->${'<p>办好每一张数字证书</p>'.repeat(100)}`,
  'login/index.html': `<title>login</title>${nonceTag}`,
  'work.html': `<title>work</title>${nonceTag}<!--route-->`,
  'work-narrow.html': `<title>narrow</title>${nonceTag}<!--route-->`,
  'documents/routes.json': JSON.stringify({
    routes: {
      '/product': { layout: 'public', files: ['/assets/product-1.js'] },
      '/invitation/:token': { layout: 'public', files: ['/assets/invitation-1.js'] },
    },
    views: {
      'system/typeData': { files: ['/assets/dictionary-1.js'], calls: [] },
      'core/order': { files: ['/assets/order-1.js'], calls: ['/order/list?page=1&limit=10'] },
    },
  }),
  'assets/main-abc123.js': 'console.log(1)',
  'sw.js': 'self.skipWaiting()',
  'version.json': '{"entry":"/assets/main-abc123.js"}',
  'manifest.webmanifest': '{"name":"portal"}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
}
writeFileSync(join(dist, '..', 'outside.txt'), 'not yours');
// Compressed variants, as the build writes them.
writeFileSync(join(dist, 'assets/main-abc123.js.br'), brotliCompressSync(files['assets/main-abc123.js']));
writeFileSync(join(dist, 'assets/main-abc123.js.gz'), gzipSync(files['assets/main-abc123.js']));

const friend = 'https://admin.example.cn';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ appDist: dist, kitDist: dist, rateLimits: true, corsOrigins: [friend] });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers });

/** Sends the path unchanged. */
const raw = (path: string) =>
  new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('the kit’s Storybook', () => {
  it('is under /kit with a policy of its own, framed by itself alone', async () => {
    expect((await get('/kit')).headers.location).toBe('/kit/');
    const page = await get('/kit/');
    expect(page.body).toContain('<title>home</title>');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await get('/kit/assets/main-abc123.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/kit/../../outside.txt')).body).not.toContain('not yours');
  });
});

describe('the portal’s pages', () => {
  it.each([
    ['/', 'home'],
    ['/?from=x', 'home'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/core/order', 'work'],
    ['/core/order/', 'work'],
    // The build does not know its view.
    ['/core/caManage', 'app'],
    ['/product', 'app'],
    ['/order/DD20261121000001', 'app'],
  ])('%s opens with %s', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('show the work layout with the visitor’s sidebar state', async () => {
    const narrow = await get('/core/order', { accept: 'text/html', cookie: 'a=1; sidebarStatus=0' });
    expect(narrow.body).toContain('<title>narrow</title>');
    const open = await get('/core/order', { accept: 'text/html', cookie: 'a=1; sidebarStatus=1' });
    expect(open.body).toContain('<title>work</title>');
  });

  it('name the files and first calls of their page', async () => {
    const order = (await get('/core/order')).body;
    expect(order).toContain('<link rel="modulepreload" crossorigin href="/assets/order-1.js">');
    const route = /<script type="application\/json" id="route">([^<]+)<\/script>/.exec(order)?.[1] ?? '';
    expect(JSON.parse(route)).toEqual({ path: '/core/order', calls: ['/mh/order/list?page=1&limit=10'] });
    expect((await get('/product')).body).toContain('href="/assets/product-1.js"');
    // Addresses with places in them, one of the menu table and one of ours.
    expect((await get('/system/typeData/7/sys_yes_no')).body).toContain('href="/assets/dictionary-1.js"');
    expect((await get('/invitation/abc')).body).toContain('href="/assets/invitation-1.js"');
    expect((await get('/invitation')).body).not.toContain('href="/assets/invitation-1.js"');
    // What somebody types into the address ends no script.
    const typed = (await get('/%3C/script%3E</script><script>alert(1)</script>')).body;
    expect(typed).not.toContain('<script>alert(1)');
  });

  it.each(['localhost', '[::1]'])(
    'redirect from %s to the host name that payments return to',
    async (name) => {
      const host = `${name}:${new URL(server.url).port}`;
      const answer = await get('/makeSurePay?orderNo=DD1', { accept: 'text/html', host });
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toBe(`${server.url}/makeSurePay?orderNo=DD1`);
      expect(answer.headers['cache-control']).toBe('no-store');
      // Files and calls are answered under every name.
      for (const url of ['/favicon.svg', '/mh/openapi.json', '/health']) {
        expect((await get(url, { host })).statusCode).toBe(200);
      }
    },
  );

  it.each(['127.0.0.1', 'portal.example.cn', 'localhost:1', 'localhost', 'not a host'])(
    'do not redirect for %s',
    async (name) => {
      const host = name === '127.0.0.1' ? new URL(server.url).host : name;
      expect((await get('/', { accept: 'text/html', host })).statusCode).toBe(200);
    },
  );

  it('do not redirect while the public address is another machine’s', async () => {
    const { port } = new URL(server.url);
    const settings = server.services.config as { publicUrl: string };
    settings.publicUrl = `http://portal.example.cn:${port}`;
    const answer = await get('/', { accept: 'text/html', host: `localhost:${port}` });
    settings.publicUrl = server.url;
    expect(answer.statusCode).toBe(200);
  });

  it('carry a fresh nonce that the policy names', async () => {
    const nonces = [];
    for (const url of ['/', '/']) {
      const answer = await get(url);
      const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
      expect(nonce).toHaveLength(24);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it.each([
    '/index.html',
    '/app.html',
    '/work.html',
    '/documents/routes.json',
    '/documents/work.html',
    '/login/index.html',
    '/assets/missing.js',
    '/mh/nothing',
    '/sandbox/x',
  ])('%s is not a page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(url.startsWith('/mh/') ? 200 : 404);
    expect(answer.json().code).toBe(404);
  });

  it.each([
    '/redirect//evil.example',
    '/redirect///evil.example/core',
    '/redirect/%2Fevil.example',
    '//evil.example',
    '//evil.example/core',
    '/core//caManage',
    '//',
    '//login',
  ])('%s is a page like any other: it shows “not found” and redirects nowhere', async (url) => {
    // Raw as from a socket: the client's URL parser would read what follows two slashes as a host.
    const answer = await raw(url);
    expect(answer.status).toBe(200);
    expect(answer.location).toBeUndefined();
    expect(answer.body).toContain('<title>app</title>');
  });

  it.each(['//mh/nothing', '/mh//nothing', '//sandbox//x', '//assets/missing.js', '//health//'])(
    '%s stays a call, answered 404 as JSON',
    async (path) => {
      const answer = await raw(path);
      expect(answer.status).toBe(path.includes('/mh') ? 200 : 404);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 404 });
    },
  );

  it.each(['//index.html', '//app.html', '//assets/main-abc123.js'])(
    '%s is no other way to a file',
    async (url) => {
      const answer = await raw(url);
      expect(answer.body).not.toContain('__CSP_NONCE__');
      expect(answer.body).not.toContain('console.log(1)');
    },
  );

  it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/../../outside.txt'])(
    '%s never redirects to another site',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('not yours');
    },
  );

  it('come with files that caches may keep for as long as their names last', async () => {
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('redirect the default icon path to the portal’s own icon', async () => {
    const answer = await get('/favicon.ico', { accept: 'image/*' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/favicon.svg']);
  });

  it.each([
    ['/sw.js', 'no-cache', /javascript/],
    ['/version.json', 'no-store', /application\/json/],
    ['/manifest.webmanifest', 'no-cache', /application\/manifest\+json/],
  ])('%s is revalidated each time', async (url, caching, type) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.headers['content-type']).toMatch(type);
  });

  it('are counted as visits', async () => {
    const counting = await createTestServer({ appDist: dist });
    const visits = async () => (await counting.services.db.select().from(siteCounters))[0]?.value ?? 0;
    const before = await visits();
    await counting.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await counting.app.inject({ url: '/favicon.svg' });
    // The service worker fetches the document for its cache: this is no visit.
    await counting.app.inject({ url: '/', headers: { 'sec-fetch-mode': 'cors' } });
    await counting.app.close(); // writes the counted visits
    expect(await visits()).toBe(before + 1);
    await counting.close();
  });
});

describe('over the wire', () => {
  const script = '/assets/main-abc123.js';
  const asking = (encodings: string, more: Record<string, string> = {}) =>
    get(script, { accept: '*/*', 'accept-encoding': encodings, ...more });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('a file is sent as the build compressed it for %s', async (encodings, encoding, open) => {
    const { headers, rawPayload } = await asking(encodings);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toBe('accept-encoding');
    expect(open(rawPayload).toString()).toBe('console.log(1)');
  });

  it('a client without compression gets the file, and caches learn that there are two variants', async () => {
    const { headers, payload } = await asking('identity');
    expect([headers['content-encoding'], headers['vary'], payload]).toEqual([
      undefined,
      'accept-encoding',
      'console.log(1)',
    ]);
  });

  it.each(['br', 'gzip', 'identity'])('an unchanged file is not sent again: %s', async (encoding) => {
    const etag = String((await asking(encoding)).headers['etag']);
    const again = await asking(encoding, { 'if-none-match': etag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each(['/manifest.webmanifest', '/portal.config.json', '/mh/common/public/carousel-1.svg'])(
    'an answer that has not changed is not sent again: %s',
    async (url) => {
      const first = await get(url, { 'accept-encoding': 'br' });
      const etag = String(first.headers['etag']);
      const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': etag });
      expect([first.statusCode, again.statusCode, again.payload]).toEqual([200, 304, '']);
    },
  );

  it('text that everybody may have leaves compressed, and in one piece', async () => {
    const { statusCode, headers } = await get('/mh/common/public/lesson-sample.vtt', {
      'accept-encoding': 'br',
      range: 'bytes=0-9',
    });
    expect([statusCode, headers['content-encoding'], headers['accept-ranges']]).toEqual([
      200,
      'br',
      undefined,
    ]);
  });

  it.each(['.br', '.gz'])('a compressed file has no address of its own: %s', async (ending) => {
    expect((await get(`${script}${ending}`)).statusCode).toBe(404);
  });

  it('a document is compressed with the nonce that its policy names', async () => {
    const { headers, rawPayload } = await get('/a-page-of-its-own', {
      accept: 'text/html',
      'accept-encoding': 'br',
    });
    const html = brotliDecompressSync(rawPayload).toString();
    expect(rawPayload.length).toBeLessThan(html.length / 3);
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
  });
});

describe('protection', () => {
  it('names the lock’s ports, payment hosts and nothing else', async () => {
    const headers = (await get('/')).headers;
    const policy = String(headers['content-security-policy']);
    const lockPorts = Array.from({ length: 10 }, (_, i) => `http://127.0.0.1:${11345 + i}`);
    expect(
      policy
        .replace(/'nonce-[^']+'/g, "'nonce'")
        .split(';')
        .toSorted(),
    ).toEqual([
      "base-uri 'none'",
      `connect-src 'self' ${lockPorts.join(' ')}`,
      "default-src 'self'",
      `form-action 'self' ${server.url}`,
      "frame-ancestors 'none'",
      "frame-src 'self' blob:",
      "img-src 'self' data: blob:",
      "manifest-src 'self'",
      "media-src 'self' blob:",
      "object-src 'none'",
      "script-src 'self' 'nonce'",
      "style-src 'self' 'nonce'",
      "style-src-attr 'unsafe-inline'",
      "style-src-elem 'self' 'nonce'",
      "worker-src 'self'",
    ]);
    expect(headers['permissions-policy']).toContain('loopback-network=(self)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('of data is the same whether it is answered or refused', async () => {
    for (const url of ['/mh/api/gywm/getGywm', '/mh/getInfo', '/mh/code/getCodeByType/none']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('limits requests for hundreds of pictures', async () => {
    // The clock stands still, so that ninety pictures fall into one minute.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses = [];
    for (let i = 0; i < 91; i += 1) statuses.push((await get('/mh/captchaImage')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(90);
    const refused = await get('/mh/captchaImage');
    expect([refused.statusCode, refused.json().msg]).toEqual([429, '操作过于频繁，请稍后再试']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Other calls still work.
    expect((await get('/mh/api/gywm/getfooter')).statusCode).toBe(200);
  });
});

describe('pages of other origins', () => {
  const ask = (url: string, origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    server.app.inject({
      method,
      url,
      headers: {
        origin,
        ...(method === 'OPTIONS'
          ? { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' }
          : {}),
      },
    });
  const allowed = 'access-control-allow-origin';

  it('may call where the operator names them, without cookies', async () => {
    const asked = await ask('/mh/getInfo', friend, 'OPTIONS');
    expect([asked.statusCode, asked.headers[allowed]]).toEqual([204, friend]);
    expect(asked.headers['access-control-allow-headers']).toBe('authorization');
    expect(asked.headers['access-control-allow-methods']).toContain('PUT');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await ask('/mh/getInfo', friend);
    expect([answer.json().code, answer.headers[allowed]]).toEqual([401, friend]);
    // The family's front ends read the name of an export from the first; the others are the file name and the
    // retry delay.
    const readable = String(answer.headers['access-control-expose-headers']).split(/,\s*/);
    expect(readable).toEqual(
      expect.arrayContaining(['download-filename', 'content-disposition', 'retry-after', 'date']),
    );
  });

  it('are blocked otherwise, and can read only calls', async () => {
    const others = [
      await ask('/mh/getInfo', 'https://elsewhere.example.cn', 'OPTIONS'),
      await ask('/mh/getInfo', 'https://elsewhere.example.cn'),
      await ask('/mh/getInfo', `${friend}.evil.cn`),
      await ask('/portal.config.json', friend),
    ];
    expect(others.map(({ headers }) => headers[allowed])).toEqual(others.map(() => undefined));
  });
});

describe('documents', () => {
  it('tell whether the process is alive, and whether calls may be sent', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/ready')).json()).toEqual({ status: 'ok' });
    const { db } = server.services;
    await db.execute(sql`alter table drizzle.__drizzle_migrations rename to other`);
    const away = await get('/ready');
    await db.execute(sql`alter table drizzle.other rename to __drizzle_migrations`);
    expect([away.statusCode, away.json()]).toEqual([503, { status: 'unavailable', reason: 'database' }]);
  });

  it('describe the API', async () => {
    const document = (await get('/mh/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain('/getInfo');
  });

  it('show the API to readers, from this server alone and under its policy', async () => {
    const page = await get('/api-docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script(?! src="\.\/)|https?:/);
    for (const [, source = ''] of page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
      expect([source, (await get(`/api-docs/${source}`)).statusCode]).toEqual([source, 200]);
    }
    expect((await get('/api-docs/json')).json().info.title).toBe('CA Portal');
  });

  it('give the portal settings that it accepts', async () => {
    const config = completePortalConfig((await get('/portal.config.json')).json());
    expect(config).toMatchObject({ sandbox: true, paymentHosts: [server.url] });
    // The sample data has an office; the operator's setting wins over it.
    expect(config.officeMap.picture).toBe('/office-map.svg');
    const named = await createTestServer({
      portal: completePortalConfig({ officeMap: { picture: '/ours.png', address: '大连市' } }),
    });
    const theirs = completePortalConfig((await named.app.inject('/portal.config.json')).json());
    expect(theirs.officeMap).toEqual({ picture: '/ours.png', address: '大连市' });
    await named.close();
  });
});

describe('the SMS sandbox', () => {
  it('shows what it would have sent, says what it is, and lets no markup in', async () => {
    await server.services.sms.send('13900000000', '<img src=x onerror=alert(1)>');
    const page = (await get('/sandbox/outbox')).body;
    expect(page).toContain('沙箱环境');
    expect(page).toContain('13900000000');
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img');
    expect((await get('/sandbox/outbox.json')).json()[0]).toMatchObject({ phone: '13900000000' });
  });

  it('has a counterpart for mail', async () => {
    const mail = {
      id: 'test-1',
      to: 'me@example.cn',
      subject: '<b>电子发票</b>',
      text: '见附件',
      attachments: [{ name: '1.pdf', content: new Blob(['%PDF']) }],
    };
    await server.services.mail.send(mail);
    // The same mail sent again, as after an interruption, arrives once.
    await server.services.mail.send(mail);
    const page = (await get('/sandbox/mail')).body;
    expect(page).toContain('沙箱环境');
    expect(page.match(/me@example\.cn/g)).toHaveLength(1);
    expect(page).toContain('&lt;b&gt;电子发票');
    expect(page).toContain('1.pdf');
  });

  it('has no counterpart where mails really go out', async () => {
    const from = { name: '', address: 'portal@ca.example.cn' };
    const smtp = { host: '127.0.0.1', port: 9, tls: 'none', user: '', password: '', from } as const;
    const mailing = await createTestServer({ smtp });
    expect((await mailing.app.inject('/sandbox/mail')).statusCode).toBe(404);
    expect((await mailing.app.inject('/sandbox/outbox')).body).not.toContain('/sandbox/mail');
    expect((await get('/sandbox/outbox')).body).toContain('/sandbox/mail');
    await mailing.close();
  });

  it('does not exist without sandboxes', async () => {
    const { sms, mail, payment, authorities, invoices } = server.services;
    const real = await createTestServer({
      sandbox: false,
      ports: { sms, mail, payment, authorities, invoices },
    });
    for (const url of [
      '/sandbox/outbox',
      '/sandbox/outbox.json',
      '/sandbox/mail',
      '/sandbox/alipay/gateway.do',
    ]) {
      expect((await real.app.inject({ url, method: url.endsWith('do') ? 'POST' : 'GET' })).statusCode).toBe(
        404,
      );
    }
    expect((await real.app.inject('/portal.config.json')).json().sandbox).toBe(false);
    await real.close();
  });
});
