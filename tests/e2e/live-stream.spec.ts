import { learning } from '@ca-portal/api/groups/learning';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { clientOf } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/** Enrolls in the current live lesson and opens it; returns the requested parts of its stream. */
async function openLiveLesson(page: Page, baseUrl: string): Promise<Set<string>> {
  const courses = (await clientOf(page, baseUrl)).use(learning);
  const { rows } = await courses.list({ query: { page: 1, limit: 50, kind: 'live' } });
  const lesson = rows.find(({ liveState }) => liveState === 'live');
  if (!lesson) throw new Error('no lesson runs now');
  const { enrollment } = await courses.detail({ params: { id: lesson.id } });
  if (enrollment === 'none')
    await courses.enroll({ params: { id: lesson.id }, body: { requestId: randomUUID(), agreed: true } });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`/learningLive?id=${lesson.id}`);
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  return asked;
}

const film = (page: Page) => page.locator('video');
const second = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** A live lesson starts by itself if the browser allows autoplay; otherwise the button is pressed. */
async function plays(page: Page): Promise<void> {
  await expect(async () => {
    if (await film(page).evaluate((video: HTMLVideoElement) => video.paused))
      await page.getByRole('button', { name: '播放', exact: true }).first().click({ timeout: 1_000 });
    expect(await second(page)).toBeGreaterThan(0.5);
  }).toPass();
  // A video may wait for its next part for a moment.
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(2);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.error?.message)).toBeUndefined();
}

const source = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
const isHls = (path: string) => path.startsWith('/assets/hls');

test(
  'a browser that plays HLS itself is given the stream, and loads no code for it',
  { tag: '@deep' },
  async ({ page, server }) => {
    await logIn(page, 'qiye');
    const itself = await page.evaluate(() =>
      document.createElement('video').canPlayType('application/vnd.apple.mpegurl'),
    );
    expect(itself, 'the browser of these tests plays HLS').not.toBe('');
    const asked = await openLiveLesson(page, server.url);
    await plays(page);
    expect(await source(page)).toMatch(/\.m3u8$/);
    expect([...asked].filter(isHls)).toEqual([]);
  },
);

test('elsewhere hls.js is loaded, reads the list and plays its parts', async ({ page, server }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    const real = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function canPlayType(type) {
      return type === 'application/vnd.apple.mpegurl' ? '' : real.call(this, type);
    };
  });
  await logIn(page, 'qiye');
  const asked = await openLiveLesson(page, server.url);
  await plays(page);
  expect(await source(page)).toMatch(/^blob:/);
  expect([...asked].some(isHls)).toBe(true);
  expect([...asked].some((path) => path.endsWith('.m3u8'))).toBe(true);
  expect([...asked].filter((path) => /\.(?:m4s|mp4|ts)$/.test(path)).length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
