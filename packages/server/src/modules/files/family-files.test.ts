import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.js';

let server: TestServer;
let owner: string;
let stranger: string;
beforeAll(async () => {
  server = await createTestServer();
  owner = (await server.loginAs('zaojia')).token;
  stranger = (await server.loginAs('fuzeren')).token;
});
afterAll(() => server.close());

const pdf = (text: string) => new Uint8Array(Buffer.from(`%PDF-1.4\n${text}\n%%EOF`));
interface Sent {
  code: number;
  fileNames: string;
  newFileNames: string;
  originalFilenames: string;
}
async function send(files: readonly File[]): Promise<Sent> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  const body = new Request('http://portal.test', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/mh/common/uploads',
    headers: { authorization: `Bearer ${owner}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json<Sent>();
}
const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/mh${path}`, headers });

describe('/common/uploads', () => {
  it('stores all files and returns them as lists, each with a URL that its owner can read', async () => {
    const sent = await send([new File([pdf('一')], '甲.pdf'), new File([pdf('二')], '乙, 附.pdf')]);
    expect(sent).toMatchObject({ code: 200, originalFilenames: '甲.pdf,乙 附.pdf' });
    const [first = '', second = ''] = sent.fileNames.split(',');
    expect(first).toMatch(/^\/profile\/upload\/[\da-f-]{36}\.pdf$/);
    const answer = await get(second, { authorization: owner });
    expect(answer.rawPayload).toEqual(Buffer.from(pdf('二')));
  });
  it('stores none if one is of a wrong type, or if there are too many', async () => {
    const before = await server.services.db.query.files.findMany();
    const hostile = new File(['<script>alert(1)</script>'], '图.png', { type: 'image/png' });
    expect((await send([new File([pdf('一')], '甲.pdf'), hostile])).code).toBe(6003);
    const many = Array.from({ length: 11 }, (_, i) => new File([pdf(String(i))], `${i}.pdf`));
    expect((await send(many)).code).not.toBe(200);
    expect((await send([])).code).not.toBe(200);
    expect(await server.services.db.query.files.findMany()).toHaveLength(before.length);
  });
});

describe('/profile/upload', () => {
  let path = '';
  beforeAll(async () => {
    path = (await send([new File([pdf('own')], '营业执照.html.pdf')])).fileNames;
  });
  it('is read with the header, or with the cookie in which the family’s pages keep their token', async () => {
    const ways: Record<string, string>[] = [
      { authorization: `Bearer ${owner}` },
      { cookie: `a=b; Admin-Token=${owner}` },
    ];
    for (const headers of ways) {
      expect((await get(path, headers)).rawPayload).toEqual(Buffer.from(pdf('own')));
    }
  });
  it('is the same by its whole path, and leads to nothing else', async () => {
    const asked = (resource: string) =>
      get(`/common/download/resource?resource=${encodeURIComponent(resource)}`, { authorization: owner });
    const answer = await asked(path);
    expect(answer.rawPayload).toEqual(Buffer.from(pdf('own')));
    expect(decodeURIComponent(String(answer.headers['download-filename']))).toBe('营业执照.html.pdf');
    for (const hostile of ['/etc/passwd', `${path}/../../x.pdf`, path.slice('/profile'.length)]) {
      expect((await asked(hostile)).json().code).toBe(400);
    }
  });
  it('is never opened as a page', async () => {
    const { headers } = await get(path, { authorization: owner });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
  it('does not exist for strangers and is refused without a login', async () => {
    const code = async (headers: Record<string, string>) => (await get(path, headers)).json().code;
    expect(await code({ authorization: stranger })).toBe(404);
    expect(await code({})).toBe(401);
  });
  it('accepts the cookie for no other call', async () => {
    expect((await get('/getInfo', { cookie: `Admin-Token=${owner}` })).json().code).toBe(401);
  });
  it.each([
    '/profile/upload/..%2f..%2fetc%2fpasswd',
    '/profile/upload/%2e%2e/upload/x.pdf',
    '/profile/upload/a%00.pdf',
    '/profile/../common/x.pdf',
    '/profile/upload/nothing.pdf',
  ])('refuses a path that leads elsewhere: %s', async (hostile) => {
    const answer = await get(hostile, { authorization: owner });
    expect(answer.json().code).not.toBe(200);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });
});
