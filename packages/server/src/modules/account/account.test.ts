import { errorCodes as codes } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { files } from '@ca-portal/api/groups/files';
import { session } from '@ca-portal/api/groups/session';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/index.js';
import { createTestServer, refusal, solvedCaptcha, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const png = () =>
  new File([new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })))], 'me.png', {
    type: 'image/png',
  });
const nameIn = (url: string) => ({ fileName: url.slice(url.lastIndexOf('/') + 1) });

describe('the caller’s account', () => {
  it('speaks the API family’s dialect, and changes the display name, not the verified one', async () => {
    const mine = await server.loginAs('yuangong04');
    expect(await mine.use(account).profile()).toMatchObject({
      data: { userName: 'yuangong04', nickName: '周演示', phonenumber: '13900100004', sex: '2', status: '0' },
      roleGroup: '项目负责人,造价师',
      postGroup: '',
    });
    await mine.use(account).updateProfile({ body: { nickName: '小周', email: 'zhou@example.cn', sex: '0' } });
    const { data } = await mine.use(account).profile();
    expect(data).toMatchObject({ nickName: '小周', email: 'zhou@example.cn', sex: '0' });
    expect((await mine.use(session).info()).person.name).toBe('周演示');
  });

  it('numbers a newly registered user', async () => {
    const mine = await server.loginAs('yuangong05');
    const { userId } = (await mine.use(account).profile()).data;
    expect(userId).toBeGreaterThan(1);
    expect((await mine.use(account).profile()).data.userId).toBe(userId);
  });
});

describe('a portrait', () => {
  it('is served to everybody while it is in use, and no other file this way', async () => {
    const mine = await server.loginAs('fuzeren');
    const { imgUrl } = await mine.use(account).avatar({ file: png() });
    expect((await mine.use(account).profile()).data.avatar).toBe(imgUrl);
    const shown = await server
      .client()
      .use(account)
      .portrait({ params: nameIn(imgUrl) });
    expect(shown.content.type).toBe('image/png');
    expect(PNG.sync.read(Buffer.from(await shown.content.arrayBuffer())).width).toBe(4);

    const attachment = await mine.use(files).upload({ file: png() });
    const sneaky = server
      .client()
      .use(account)
      .portrait({ params: { fileName: attachment.newFileName } });
    expect((await refusal(sneaky)).code).toBe(codes.notFound);
    await mine.use(account).avatar({ file: png() });
    const old = server
      .client()
      .use(account)
      .portrait({ params: nameIn(imgUrl) });
    expect((await refusal(old)).code).toBe(codes.notFound);
  });

  it('is a picture, whatever its name says', async () => {
    const mine = await server.loginAs('fuzeren');
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png', { type: 'image/png' });
    expect((await refusal(mine.use(account).avatar({ file }))).code).toBe(codes.fileTypeRefused);
  });
});

describe('the password', () => {
  const change = (
    client: Awaited<ReturnType<TestServer['loginAs']>>,
    oldPassword: string,
    newPassword: string,
  ) => client.use(account).updatePassword({ query: { oldPassword, newPassword } });

  it('is changed with the old one; the other sessions end', async () => {
    const [mine, other] = [await server.loginAs('zaojia'), await server.loginAs('zaojia')];
    expect((await refusal(change(mine, demoPassword, demoPassword))).code).toBe(codes.samePassword);
    await change(mine, demoPassword, 'Fresh@2027');
    await mine.use(session).info();
    expect((await refusal(other.use(session).info())).code).toBe(401);
    const body = { username: 'zaojia', password: 'Fresh@2027', ...(await solvedCaptcha(server)) };
    expect((await server.client().use(session).login({ body })).token).toBeTruthy();
  });

  it('cannot be guessed from a stolen session', async () => {
    const mine = await server.loginAs('zaojia');
    for (let i = 0; i < 5; i += 1) {
      expect((await refusal(change(mine, 'wrong', 'Fresh@2028'))).code).toBe(codes.oldPasswordWrong);
    }
    expect((await refusal(change(mine, 'Fresh@2027', 'Fresh@2028'))).code).toBe(codes.accountLocked);
  });
});

describe('where one is logged in', () => {
  it('shows this session first, ends another of one’s own, and nobody else’s', async () => {
    const here = (await server.loginAs('zhuanjia')).use(account);
    const there = (await server.loginAs('zhuanjia')).use(account);
    const [current, other] = await here.sessions();
    expect(current).toMatchObject({ current: true, method: 'password' });
    expect(other?.current).toBe(false);
    const stranger = (await server.loginAs('zaojia')).use(account);
    const params = { sessionId: other!.sessionId };
    expect((await refusal(stranger.endSession({ params }))).code).toBe(codes.notFound);
    expect((await refusal(here.endSession({ params: { sessionId: current!.sessionId } }))).code).toBe(
      codes.notFound,
    );
    await here.endSession({ params });
    expect((await refusal(there.sessions())).code).toBe(codes.unauthorized);
    expect(await here.sessions()).toHaveLength(1);
  });
});
