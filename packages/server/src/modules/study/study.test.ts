import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { files } from '@ca-portal/api/groups/files';
import { learning } from '@ca-portal/api/groups/learning';
import { study } from '@ca-portal/api/groups/study';
import { errorCodes, formatBeijing } from '@ca-portal/api/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { pdfText } from '../../testing/pdf-text.js';

let server: TestServer;
let learner: Client & { token: string };
let stranger: Client & { token: string };
beforeAll(async () => {
  server = await createTestServer();
  learner = await server.loginAs('fuzeren');
  stranger = await server.loginAs('zaojia');
});
afterAll(() => server.close());

const anybody = () => server.client().use(learning);
const enroll = (client: Client, id: number) =>
  client.use(learning).enroll({ params: { id }, body: { requestId: randomUUID(), agreed: true } });
const device = randomUUID();
const play = (client: Client, id: number, lessonId: number, deviceId = device) =>
  client.use(study).play({ params: { id, lessonId }, body: { deviceId } });
const beat = (client: Client, id: number, lessonId: number, playId: string, from: number, to: number) =>
  client.use(study).progress({ params: { id, lessonId }, body: { playId, fromSecond: from, toSecond: to } });
const record = (client: Client, id: number) => client.use(study).record({ params: { id } });
/** Watches a lesson to its end, with a heartbeat every 15 seconds. */
async function watch(client: Client, id: number, lessonId: number) {
  const { playId } = await play(client, id, lessonId);
  let last;
  for (let second = 0; second < 60; second += 15) {
    server.clock.advance({ seconds: 15 });
    last = await beat(client, id, lessonId, playId, second, second + 15);
  }
  return last;
}

describe('the catalog', () => {
  it('is public, filtered by page, kind, category and words', async () => {
    const first = await anybody().list({ query: { page: 1, limit: 3 } });
    expect(first).toMatchObject({ total: 8, rows: [{ id: 1 }, { id: 2 }, { id: 3 }] });
    const second = await anybody().list({ query: { page: 2, limit: 3 } });
    expect(second.rows.map(({ id }) => id)).toEqual([4, 5, 6]);
    const find = async (query: object) =>
      (await anybody().list({ query: { page: 1, limit: 20, ...query } })).rows.map(({ id }) => id);
    expect(await find({ kind: 'live' })).toEqual([6, 7, 8]);
    const lives = await anybody().list({ query: { page: 1, limit: 20 } });
    expect(lives.rows.map(({ liveState }) => liveState)).toEqual([
      ...Array<null>(5).fill(null),
      'live',
      'waiting',
      'ended',
    ]);
    expect(await find({ keyword: '印章' })).toEqual([2, 4]);
    expect(await find({ keyword: '王演示' })).toEqual([3, 4, 5]);
    expect(await find({ keyword: '%' })).toEqual([]);
    expect(await find({ category: '新手入门' })).toEqual([1, 2]);
    expect(await find({ region: '线上' })).not.toEqual(await find({}));
    expect(await find({ region: '线上', examination: '线下机考' })).toEqual([]);
    expect(await find({ address: '待定', hours: 481 }).catch(() => 'refused')).toBe('refused');
    for (const filter of ['examination', 'host', 'region', 'address'] as const) {
      expect(await find({ [filter]: '没有的' })).toEqual([]);
    }
    expect(await find({ free: 'true' })).toEqual([1, 2, 3, 4, 6, 7, 8]);
    const options = await anybody().options();
    expect(options.categories).toHaveLength(3);
    expect(options.regions).toHaveLength(15);
  });

  it('shows the outline, and the caller’s own enrollment', async () => {
    const params = { id: 1 };
    const seen = await anybody().detail({ params });
    expect(seen.chapters.map(({ lessons }) => lessons.length)).toEqual([3, 3]);
    expect(seen.enrollment).toBe('none');
    const trials = seen.chapters.flatMap(({ lessons }) => lessons.map(({ trial }) => trial));
    expect(trials).toEqual([
      {
        videoUrl: '/common/public/lesson-sample.mp4',
        captionsUrl: '/common/public/lesson-sample.vtt',
      },
      ...Array<null>(5).fill(null),
    ]);
    // No course of the sample data has its own picture: the page draws one.
    expect(seen.coverUrl).toBe('');
    const admin = await server.loginAs('qiye');
    expect((await admin.use(learning).detail({ params })).enrollment).toBe('enrolled');
    expect((await admin.use(learning).detail({ params: { id: 2 } })).enrollment).toBe('finished');
    expect(await refusal(anybody().detail({ params: { id: 99 } }))).toMatchObject({ code: 404 });
  });

  it('enrolls once, and not after the deadline', async () => {
    const before = (await anybody().detail({ params: { id: 3 } })).enrollments;
    await Promise.all([enroll(stranger, 3), enroll(stranger, 3)]);
    expect((await anybody().detail({ params: { id: 3 } })).enrollments).toBe(before + 1);
    expect(await refusal(enroll(stranger, 8))).toMatchObject({ code: 3011 });
    expect(await refusal(enroll(server.client(), 3))).toMatchObject({ code: 401 });
  });
});

describe('watching', () => {
  it('is for enrolled users, in order, and from where they stopped', async () => {
    expect(await refusal(play(learner, 1, 111))).toMatchObject({ code: 7202 });
    await enroll(learner, 1);
    expect(await refusal(play(learner, 1, 112))).toMatchObject({ code: 5006 });
    const chapters = (await record(learner, 1)).chapters;
    expect(chapters[0]?.lessons[1]?.lockedReason).toBe('请先学完“数字证书是什么”');
    const { playId, videoUrl, captionsUrl, resumeAt } = await play(learner, 1, 111);
    expect(resumeAt).toBe(0);
    const load = (url: string) =>
      server
        .client()
        .use(files)
        .publicFile({ params: { fileName: url.split('/').at(-1) ?? '' } });
    expect((await load(videoUrl)).content.type).toBe('video/mp4');
    expect(await (await load(captionsUrl)).content.text()).toMatch(/^WEBVTT\n/);
    server.clock.advance({ seconds: 15 });
    expect(await beat(learner, 1, 111, playId, 0, 15)).toMatchObject({ watchedSeconds: 15, finished: false });
    expect((await play(learner, 1, 111)).resumeAt).toBe(15);
  });

  it('accepts no span longer than the elapsed time, and no jump ahead', async () => {
    const { playId } = await play(learner, 1, 111);
    server.clock.advance({ seconds: 5 });
    expect((await beat(learner, 1, 111, playId, 15, 60)).watchedSeconds).toBe(25);
    server.clock.advance({ seconds: 15 });
    expect((await beat(learner, 1, 111, playId, 40, 55)).watchedSeconds).toBe(25);
    const pair = await Promise.all([
      beat(learner, 1, 111, playId, 25, 60),
      beat(learner, 1, 111, playId, 25, 60),
    ]);
    expect(pair.map((one) => one.watchedSeconds)).toEqual([25, 25]);
  });

  it('counts on one device at a time', async () => {
    const here = await play(learner, 1, 111);
    const there = await play(learner, 1, 111, randomUUID());
    server.clock.advance({ seconds: 15 });
    const old = await beat(learner, 1, 111, here.playId, 25, 40);
    expect(old).toMatchObject({ playedElsewhere: true, watchedSeconds: 25 });
    const fresh = await beat(learner, 1, 111, there.playId, 25, 40);
    expect(fresh).toMatchObject({ playedElsewhere: false, watchedSeconds: 40 });
    expect(await refusal(beat(stranger, 3, 311, there.playId, 0, 15))).toMatchObject({ code: 404 });
  });

  it('ends with the certificate, which can be verified', async () => {
    const params = { id: 1 };
    expect(await refusal(learner.use(study).certificate({ params }))).toMatchObject({ code: 7203 });
    let last;
    for (const lesson of [111, 112, 113, 121, 122, 123]) last = await watch(learner, 1, lesson);
    expect(last).toMatchObject({ finished: true, courseProgress: 100 });
    const { rows } = await learner.use(study).mine({ query: { page: 1, limit: 10, state: 'finished' } });
    expect(rows).toMatchObject([{ courseId: 1, progress: 100, hoursEarned: 480, state: 'finished' }]);
    const number = rows[0]?.certificateNumber ?? '';
    expect(number).toMatch(/^JY20261121[0-9A-F]{10}$/);
    const verified = await anybody().verify({ params: { number } });
    expect(verified).toMatchObject({ number, name: expect.stringContaining('*') });
    const other = anybody().verify({ params: { number: 'JY202611190000000000' } });
    expect((await refusal(other)).code).toBe(errorCodes.notFound);
    const { content, fileName } = await learner.use(study).certificate({ params });
    expect(fileName).toBe('结业证书.pdf');
    const text = pdfText(Buffer.from(await content.arrayBuffer()));
    expect(text).toContain('李样例');
    expect(text).toContain(number);
    const week = await learner.use(study).week();
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)).toMatchObject({ day: '2026-11-21' });
    expect(week.days.at(-1)?.minutes).toBeGreaterThanOrEqual(5);
  });

  it('keeps notes by the second, visible only to their writer', async () => {
    const params = { id: 1, lessonId: 111 };
    const note = { second: 40, text: '签章和签名的区别' };
    expect(await learner.use(study).addNote({ params, body: note })).toMatchObject(note);
    expect(
      await refusal(learner.use(study).addNote({ params, body: { ...note, second: 61 } })),
    ).toMatchObject({
      code: 404,
    });
    expect((await play(learner, 1, 111)).notes).toMatchObject([note]);
    await enroll(stranger, 1);
    expect((await play(stranger, 1, 111)).notes).toEqual([]);
  });
});

describe('a live lesson', () => {
  it('has a stream that really exists', async () => {
    const { streamUrl, state, now } = await learner.use(study).live({ params: { id: 6 } });
    expect(state).toBe('live');
    expect(now).toBe(formatBeijing(server.clock()));
    const load = (fileName: string) => server.client().use(files).publicFile({ params: { fileName } });
    const list = await (await load(streamUrl.split('/').at(-1) ?? '')).content.text();
    const parts = list.match(/live-sample-\w+\.(?:mp4|m4s)/g) ?? [];
    expect(parts).toHaveLength(16);
    for (const part of parts) expect((await load(part)).content.size).toBeGreaterThan(500);
  });

  it('counts viewers, signs in once, and shows masked names in the chat', async () => {
    const params = { id: 6 };
    expect(await refusal(stranger.use(study).live({ params }))).toMatchObject({ code: 7202 });
    await enroll(stranger, 6);
    const first = await learner.use(study).signIn({ params });
    server.clock.advance({ seconds: 20 });
    expect(await learner.use(study).signIn({ params })).toEqual(first);
    const said = await stranger.use(study).say({ params, body: { text: '<b>声音很清楚</b>' } });
    expect(said).toMatchObject({ own: true, name: '王演示', text: '<b>声音很清楚</b>' });
    const seen = await learner.use(study).live({ params });
    expect(seen.viewers).toBe(1);
    expect(seen.lines.at(-1)).toMatchObject({ own: false, name: '王*示' });
    const news = await learner.use(study).liveChat({ params, query: { after: said.id - 1 } });
    expect(news.map(({ id }) => id)).toEqual([said.id]);
    await stranger.use(study).live({ params });
    expect((await learner.use(study).live({ params })).viewers).toBe(2);
    server.clock.advance({ minutes: 2 });
    expect((await learner.use(study).live({ params })).viewers).toBe(1);
  });

  it('refuses a sign-in before and after its time; afterwards it shows the recording', async () => {
    await enroll(learner, 7);
    const params = { id: 7 };
    expect(await learner.use(study).live({ params })).toMatchObject({ state: 'waiting', streamUrl: '' });
    expect(await refusal(learner.use(study).signIn({ params }))).toMatchObject({ code: 7204 });
    server.clock.advance({ hours: 3 });
    const late = await server.loginAs('fuzeren');
    const ended = await late.use(study).live({ params: { id: 6 } });
    expect(ended.state).toBe('ended');
    expect(ended.streamUrl).toContain('lesson-sample.mp4');
    expect(await refusal(late.use(study).say({ params: { id: 6 }, body: { text: 'x' } }))).toMatchObject({
      code: 7204,
    });
  });
});
