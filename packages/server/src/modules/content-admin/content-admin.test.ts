import { randomUUID } from 'node:crypto';
import { about } from '@ca-portal/api/groups/about';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { content } from '@ca-portal/api/groups/content';
import { downloads } from '@ca-portal/api/groups/downloads';
import { files } from '@ca-portal/api/groups/files';
import { learning } from '@ca-portal/api/groups/learning';
import { messages } from '@ca-portal/api/groups/messages';
import { notices } from '@ca-portal/api/groups/notices';
import { study } from '@ca-portal/api/groups/study';
import { errorCodes, roles, type RoleId } from '@ca-portal/api/domain';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, userRoles, users } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { openSession } from '../../services/session/tokens.js';

let server: TestServer;
let author: ReturnType<TestServer['client']>;
let second: ReturnType<TestServer['client']>;

/** An office user with the right to edit. */
async function editor(name: string) {
  const { db, clock } = server.services;
  const id = randomUUID();
  const phone = `139${String(Math.abs(name.codePointAt(0) ?? 0) + 10_000_000).slice(0, 8)}`;
  await db.insert(users).values({
    id,
    username: `editor-${id.slice(0, 8)}`,
    phone,
    passwordHash: 'none',
    name,
    idNumber: '',
    createdAt: clock(),
  });
  await db.insert(userRoles).values({ userId: id, roleId: roles.platformAdministrator, createdAt: clock() });
  const roleId = roles.platformAdministrator as RoleId;
  return server.client(await openSession(db, clock(), { userId: id, roleId, method: 'password' }));
}
beforeAll(async () => {
  server = await createTestServer();
  author = await editor('甲编辑');
  second = await editor('乙复核');
});
afterAll(() => server.close());

const form = (changes: object = {}) => ({
  title: '关于试运行的通知',
  category: '业务',
  summary: '试运行两周。',
  html: '<p onclick="x()">试运行<script>alert(1)</script>两周。</p>',
  link: '',
  imageFileId: null,
  attachmentIds: [],
  pinned: false,
  position: 0,
  publishAt: null,
  facts: [],
  ...changes,
});
const kind = 'notice' as const;
const write = (changes: object = {}) =>
  author.use(contentAdmin).add({ params: { kind }, body: form(changes) });
const shown = async (id: number) => {
  const { rows } = await server
    .client()
    .use(content)
    .notices({ query: { page: 1, limit: 999 } });
  return rows.find((row) => row.id === id);
};

describe('a text', () => {
  it('reaches visitors only after a second person has approved it', async () => {
    const { id, state, html, versions } = await write();
    expect([state, html, versions.length]).toEqual(['draft', '<p>试运行两周。</p>', 1]);
    const params = { kind, id };
    const move = (who: typeof author, event: 'submit' | 'approve' | 'takeDown', version = 1) =>
      who.use(contentAdmin).move({ params, body: { event, version } });
    expect((await refusal(move(second, 'approve'))).code).toBe(errorCodes.contentStateConflict);
    await move(author, 'submit');
    expect((await refusal(move(author, 'approve'))).code).toBe(errorCodes.ownText);
    expect(await shown(id)).toBeUndefined();
    const published = await move(second, 'approve');
    expect(published).toMatchObject({ state: 'published', author: '甲编辑', approver: '乙复核' });
    expect(await shown(id)).toMatchObject({ title: '关于试运行的通知', publishTime: '2026-11-21 10:00:00' });
    const { rows } = await author.use(messages).list({ query: { page: 1, limit: 5 } });
    expect(rows[0]?.topic).toBe('内容已发布：关于试运行的通知');

    const changed = await author
      .use(contentAdmin)
      .update({ params, body: { ...form({ title: '改过的通知' }), version: 1 } });
    expect([changed.state, changed.version]).toEqual(['draft', 2]);
    expect((await shown(id))?.title).toBe('关于试运行的通知');
    await move(author, 'submit', 2);
    server.clock.advance({ minutes: 5 });
    await move(second, 'approve', 2);
    expect(await shown(id)).toMatchObject({ title: '改过的通知', publishTime: '2026-11-21 10:00:00' });

    await move(second, 'takeDown', 2);
    expect(await shown(id)).toBeUndefined();
    const back = await author
      .use(contentAdmin)
      .move({ params, body: { event: 'restore', version: 2, restoreVersion: 1 } });
    expect(back).toMatchObject({ state: 'draft', version: 3, title: '关于试运行的通知' });
    expect(back.versions.map((one) => one.version)).toEqual([3, 2, 1]);
    const audit = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, `notice/${id}`))
      .orderBy(auditLog.id);
    expect(audit.map((row) => row.action)).toEqual(
      ['add', 'submit', 'approve', 'update', 'submit', 'approve', 'takeDown', 'restore'].map(
        (one) => `content.${one}`,
      ),
    );
  });

  it('goes back to its author with a reason', async () => {
    const { id } = await write({ title: '退回的通知' });
    const params = { kind, id };
    await author.use(contentAdmin).move({ params, body: { event: 'submit', version: 1 } });
    const editing = author.use(contentAdmin).update({ params, body: { ...form(), version: 1 } });
    expect((await refusal(editing)).code).toBe(errorCodes.contentStateConflict);
    const body = { event: 'return' as const, version: 1, reason: '时间写错 <一天>' };
    expect((await second.use(contentAdmin).move({ params, body })).state).toBe('draft');
    const [told] = (await author.use(messages).list({ query: { page: 1, limit: 1 } })).rows;
    expect(told).toMatchObject({ topic: '内容被退回：退回的通知', link: '/operation/content?list=notice' });
    expect((await author.use(messages).detail({ params: { id: told?.id ?? 0 } })).content).toBe(
      '<p>“退回的通知”被退回，原因：时间写错 &lt;一天&gt;</p>',
    );
  });

  it('is not overwritten from an outdated version', async () => {
    const { id } = await write({ title: '两人同时改' });
    const save = (who: typeof author, title: string) =>
      who.use(contentAdmin).update({ params: { kind, id }, body: { ...form({ title }), version: 1 } });
    const results = await Promise.allSettled([save(author, '甲的'), save(second, '乙的')]);
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(save(author, '又一次'))).code).toBe(errorCodes.recordOutdated);
  });

  it('gets a number of its own when several are created at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, n) => write({ title: `同时 ${n}` })));
    expect(new Set(all.map((one) => one.id)).size).toBe(6);
  });

  it('waits for its publish time', async () => {
    const { id } = await write({ title: '稍后的通知', publishAt: '2026-11-21 10:10:00' });
    const params = { kind, id };
    await author.use(contentAdmin).move({ params, body: { event: 'submit', version: 1 } });
    await second.use(contentAdmin).move({ params, body: { event: 'approve', version: 1 } });
    expect(await shown(id)).toBeUndefined();
    server.clock.set(new Date('2026-11-21T02:10:01Z'));
    expect(await shown(id)).toMatchObject({ publishTime: '2026-11-21 10:10:00' });
  });
});

it('earlier versions of an agreement can be read by anybody, with number and day', async () => {
  const said = (version: string, html: string) =>
    form({
      title: '试行协议',
      category: '协议',
      html,
      publishAt: `2026-0${version || '2'}-01 00:00:00`,
      facts: [{ name: 'version', value: version }],
    });
  const { id } = await author
    .use(contentAdmin)
    .add({ params: { kind: 'about' }, body: said('1', '<p>一</p>') });
  const params = { kind: 'about' as const, id };
  const approve = async (version: number) => {
    await author.use(contentAdmin).move({ params, body: { event: 'submit', version } });
    await second.use(contentAdmin).move({ params, body: { event: 'approve', version } });
  };
  const change = (version: number, number: string, html: string) =>
    author.use(contentAdmin).update({ params, body: { ...said(number, html), version } });
  const visitor = server.client().use(about);
  const before = () => visitor.agreements({ query: { id } });
  await approve(1);
  expect(await before()).toEqual([]);
  const submit = (version: number) =>
    author.use(contentAdmin).move({ params, body: { event: 'submit', version } });
  const corrected = await change(1, '1', '<p>一，改了错字</p>');
  expect(corrected.checks.filter((one) => !one.passed).map((one) => one.label)).toEqual([
    '协议的版本号与正文一致',
  ]);
  expect((await refusal(submit(2))).message).toContain('版本号“1”已经用于发布过的正文');
  expect(await before()).toEqual([]);
  await change(2, '', '<p>二，没有发布</p>');
  expect((await refusal(submit(3))).message).toContain('协议须有版本号');
  await change(3, '2', '<p>二</p>');
  expect(await before()).toEqual([]);
  await approve(4);
  const current = (await visitor.agreements({ query: {} })).find((one) => one.id === id);
  expect(current).toMatchObject({ version: '2', date: '2026-02-01', html: '<p>二</p>' });
  expect(current).not.toHaveProperty('textVersion');
  expect(await before()).toEqual([
    { id, title: '试行协议', version: '1', date: '2026-01-01', html: '<p>一</p>' },
  ]);
  await second.use(contentAdmin).move({ params, body: { event: 'takeDown', version: 4 } });
  expect(await before()).toEqual([]);
});

it('an editor’s text about the operator is in the footer', async () => {
  const params = { kind: 'about' as const, id: 1 };
  const { version, facts, html, title, position } = await author.use(contentAdmin).detail({ params });
  const body = form({
    title,
    html,
    position,
    category: '',
    facts: [...facts, { name: 'address', value: '和平区样例街 8 号' }],
  });
  const before = await server.client().use(content).footer();
  await author.use(contentAdmin).update({ params, body: { ...body, version } });
  await author.use(contentAdmin).move({ params, body: { event: 'submit', version: version + 1 } });
  await second.use(contentAdmin).move({ params, body: { event: 'approve', version: version + 1 } });
  const shownNow = { ...before, address: '和平区样例街 8 号' };
  expect(await server.client().use(content).footer()).toMatchObject({
    ...shownNow,
    visits: expect.any(Number),
  });
  expect(await server.client().use(about).profile()).toMatchObject({ address: '和平区样例街 8 号' });
});

describe('a course', () => {
  const facts = (outline: readonly string[], more: Readonly<Record<string, string>> = {}) => [
    ...Object.entries({ teacher: '张示例', hours: '480', host: '示例协会', ...more }).map(
      ([name, value]) => ({
        name,
        value,
      }),
    ),
    ...outline.map((value) => ({ name: 'outline', value })),
  ];
  const lesson = (title: string) => `${title}|60|/common/public/lesson-sample.mp4`;
  const add = (outline: readonly string[], more?: Readonly<Record<string, string>>) =>
    author.use(contentAdmin).add({
      params: { kind: 'course' },
      body: form({ title: '年检新规', category: '业务实务', facts: facts(outline, more) }),
    });
  const approve = async (id: number, version: number) => {
    const params = { kind: 'course' as const, id };
    await author.use(contentAdmin).move({ params, body: { event: 'submit', version } });
    await second.use(contentAdmin).move({ params, body: { event: 'approve', version } });
  };

  it('is offered with its chapters once it is approved; learners continue when it changes', async () => {
    const { id } = await add(['# 第一章', `*${lesson('新规')}`, lesson('旧规')]);
    const learner = await server.loginAs('fuzeren');
    const see = () => learner.use(learning).detail({ params: { id } });
    const titles = async () =>
      (await see()).chapters.map(({ title, lessons }) => [title, ...lessons.map((one) => one.title)]);
    expect((await refusal(see())).code).toBe(errorCodes.notFound);
    await approve(id, 1);
    expect(await titles()).toEqual([['第一章', '新规', '旧规']]);
    const { rows } = await server
      .client()
      .use(learning)
      .list({ query: { page: 1, limit: 50, keyword: '年检' } });
    expect(rows).toMatchObject([{ id, teacherName: '张示例', hours: 480, kind: 'recorded', priceFen: 0 }]);

    await learner.use(learning).enroll({ params: { id }, body: { requestId: randomUUID(), agreed: true } });
    const begun = (await see()).chapters[0]!.lessons[0]!.id;
    await learner.use(study).play({ params: { id, lessonId: begun }, body: { deviceId: randomUUID() } });
    const change = (version: number, outline: readonly string[]) =>
      author.use(contentAdmin).update({
        params: { kind: 'course', id },
        body: { ...form({ title: '年检新规', category: '业务实务', facts: facts(outline) }), version },
      });
    await change(1, ['# 第一章', lesson('旧规'), '# 第二章', lesson('附录'), lesson('新规')]);
    await approve(id, 2);
    expect(await titles()).toEqual([
      ['第一章', '旧规'],
      ['第二章', '附录', '新规'],
    ]);
    expect((await see()).chapters[1]!.lessons[1]!.id).toBe(begun);
    // A lesson that somebody has started cannot be removed.
    await change(2, ['# 第一章', lesson('旧规')]);
    expect((await refusal(approve(id, 3))).message).toContain('新规');

    const params = { kind: 'course' as const, id };
    await second
      .use(contentAdmin)
      .move({ params, body: { event: 'return', version: 3, reason: '保留新规' } });
    await change(3, ['# 第一章', lesson('新规'), lesson('旧规')]);
    await approve(id, 4);
    await second.use(contentAdmin).move({ params, body: { event: 'takeDown', version: 4 } });
    const other = (await server.loginAs('zaojia')).use(learning);
    expect((await refusal(other.detail({ params: { id } }))).code).toBe(errorCodes.notFound);
    expect(await titles()).toEqual([['第一章', '新规', '旧规']]);
  });

  it.each([
    ['a lesson before any chapter', [lesson('新规')], {}, '前面没有章'],
    ['a lesson without a video', ['# 第一章', '新规|60'], {}, '名称|秒数|视频地址'],
    ['a chapter without lessons', ['# 第一章'], {}, '还没有课时'],
    ['a video that is a script', ['# 第一章', '新规|60|javascript:alert(1)'], {}, '写法不对'],
    ['hours that nobody credits', ['# 第一章', lesson('新规')], { hours: '500' }, '请选择学时'],
    ['a price that is none', ['# 第一章', lesson('新规')], { price: '二百' }, '价格'],
    ['nothing to watch', [], {}, '录播课程须有课程大纲'],
  ])('is refused with %s', async (_, outline, more, says) => {
    expect((await refusal(add(outline, more))).message).toContain(says);
  });

  it('of the sample data is edited like any other', async () => {
    const { facts: known } = await author.use(contentAdmin).detail({ params: { kind: 'course', id: 1 } });
    expect(known).toContainEqual({ name: 'outline', value: '# 第一章 认识证书' });
  });
});

describe('a download', () => {
  const sha256 = 'ab'.repeat(32);
  const link = 'https://files.example.com/driver/beichen-3.3.0-windows.exe';
  const linked = (changes: object = {}) =>
    form({
      title: '北辰驱动 3.3.0',
      category: 'driver',
      link,
      facts: [
        { name: 'fileSize', value: '26.5' },
        { name: 'checksum', value: sha256.toUpperCase() },
      ],
      ...changes,
    });
  const params = { kind: 'download' as const };
  const approve = async (id: number, version: number) => {
    const entry = { ...params, id };
    await author.use(contentAdmin).move({ params: entry, body: { event: 'submit', version } });
    await second.use(contentAdmin).move({ params: entry, body: { event: 'approve', version } });
  };
  const shownFile = async (id: number) =>
    server
      .client()
      .use(downloads)
      .detail({ params: { id: String(id) } });

  it('of any type is given out by its link, in its group, with size and checksum', async () => {
    const { id } = await author.use(contentAdmin).add({ params, body: linked() });
    await approve(id, 1);
    expect(await shownFile(id)).toMatchObject({
      category: 'driver',
      file: { name: 'beichen-3.3.0-windows.exe', size: 27_787_264, url: link, sha256 },
    });
  });

  it('that was shipped can be edited: a newer file’s link takes its place', async () => {
    const id = 18;
    const { version, facts } = await author.use(contentAdmin).detail({ params: { ...params, id } });
    const body = linked({ facts: [...facts, ...linked().facts] });
    await author.use(contentAdmin).update({ params: { ...params, id }, body: { ...body, version } });
    await approve(id, version + 1);
    expect((await shownFile(id)).file).toMatchObject({ url: link, sha256 });
  });

  it.each([
    ['a group that the page does not have', { category: '驱动' }, '请选择下载的分类'],
    ['a link that is not encrypted', { link: 'http://files.example.com/a.exe' }, 'https://'],
    ['a link without size', { facts: [{ name: 'checksum', value: sha256 }] }, '文件大小'],
    ['a link without checksum', { facts: [{ name: 'fileSize', value: '1' }] }, 'SHA-256'],
  ])('is refused with %s', async (_, changes, says) => {
    const adding = author.use(contentAdmin).add({ params, body: linked(changes) });
    expect((await refusal(adding)).message).toContain(says);
  });
});

describe('before publication', () => {
  it('reports what is wrong', async () => {
    const { checks } = await write({
      title: '关于 2026 年 12 月系统维护的通知',
      html: '<p>请致电 13800138000，见<a href="/knowledgeDetail?id=9999">说明</a></p>',
    });
    expect(checks.filter((one) => !one.passed).map((one) => one.label)).toEqual([
      '标题没有重复',
      '没有失效链接',
      '没有个人信息',
    ]);
  });

  it('refuses script links, and files of others', async () => {
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x']) {
      expect((await refusal(write({ link }))).code).toBe(errorCodes.badRequest);
    }
    expect((await refusal(write({ publishAt: '2026-02-30 09:00:00' }))).code).toBe(errorCodes.badRequest);
    expect((await refusal(write({ attachmentIds: [randomUUID()] }))).code).toBe(errorCodes.fileNotOwned);
  });
});

it('a file of a published text can be fetched by anybody, until the text is taken down', async () => {
  const pdf = new File(
    ['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'],
    '附件.pdf',
    { type: 'application/pdf' },
  );
  const { fileId } = await author.use(files).upload({ file: pdf });
  const { id } = await write({ title: '带附件的通知', attachmentIds: [fileId] });
  const params = { kind, id };
  const fetchIt = () =>
    server
      .client()
      .use(files)
      .publicFile({ params: { fileName: `${fileId}.pdf` } });
  expect((await refusal(fetchIt())).code).toBe(errorCodes.notFound);
  await author.use(contentAdmin).move({ params, body: { event: 'submit', version: 1 } });
  await second.use(contentAdmin).move({ params, body: { event: 'approve', version: 1 } });
  const { attachments } = await server.client().use(notices).detail({ params: { id } });
  expect(attachments).toMatchObject([{ name: '附件.pdf', url: `/common/public/${fileId}.pdf` }]);
  expect((await fetchIt()).fileName).toBe('附件.pdf');
  await second.use(contentAdmin).move({ params, body: { event: 'takeDown', version: 1 } });
  expect((await refusal(fetchIt())).code).toBe(errorCodes.notFound);
});

it('a file of a message can be read by its recipients only', async () => {
  const pdf = new File(
    ['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'],
    '信件.pdf',
    { type: 'application/pdf' },
  );
  const { fileId, newFileName: fileName } = await author.use(files).upload({ file: pdf });
  const fuzeren = await server.loginAs('fuzeren');
  const read = (who: typeof author) => who.use(files).download({ query: { fileName } });
  expect((await refusal(read(fuzeren))).code).toBe(errorCodes.notFound);
  const [user] = await server.services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, 'fuzeren'));
  const { id } = await author.use(messages).add({
    body: {
      messageCategory: '1',
      important: '1',
      topic: '附件',
      content: '<p>见附件</p>',
      attachmentIds: [fileId],
      recipientIds: [user?.id ?? ''],
      sendTime: null,
      messageStatus: '1',
    },
  });
  expect((await fuzeren.use(messages).detail({ params: { id } })).attachments.map((one) => one.name)).toEqual(
    ['信件.pdf'],
  );
  expect((await read(fuzeren)).fileName).toBe('信件.pdf');
  expect((await refusal(read(await server.loginAs('zaojia')))).code).toBe(errorCodes.notFound);
});

it('belongs to editors, and lists by words and state', async () => {
  const list = (who: typeof author, query: object) =>
    who.use(contentAdmin).list({ params: { kind: 'question' }, query: { page: 1, limit: 5, ...query } });
  expect((await refusal(list(await server.loginAs('qiye'), {}))).code).toBe(errorCodes.forbidden);
  const invoices = await list(author, { keyword: '发票', state: 'published' });
  expect(invoices.rows.every((row) => row.title.includes('发票'))).toBe(true);
  expect([invoices.total, (await list(author, { state: 'waiting' })).total]).toEqual([3, 0]);
  expect((await refusal(author.use(contentAdmin).detail({ params: { kind, id: 9_999 } }))).code).toBe(
    errorCodes.notFound,
  );
  const written = await server.services.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'content.%'))
    .orderBy(auditLog.id);
  expect(written.every((row) => row.actorId !== null)).toBe(true);
});
