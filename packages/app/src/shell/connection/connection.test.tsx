import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answers = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
  vi.resetModules();
  document.head.innerHTML = '<script type="module" src="/assets/index-one.js"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});
const fresh = async () => (await import('./connection.js')).connection;
const release = (entry: string) => answers.mockImplementation(async () => Response.json({ entry }));
const noNetwork = () => answers.mockRejectedValue(new TypeError('Failed to fetch'));

test('a changed entry file is a new release; the same one is not', async () => {
  const connection = await fresh();
  release('/assets/index-one.js');
  await connection.look();
  expect(connection.get()).toEqual({ network: 'there', outdated: false });
  release('/assets/index-two.js');
  await connection.look();
  expect(connection.get()).toEqual({ network: 'there', outdated: true });
});

test.each([
  ['no file', () => new Response('{}', { status: 404 })],
  ['a page in its place', () => new Response('<html>')],
  ['another shape', () => Response.json({ entry: 1 })],
  ['null', () => Response.json(null)],
])('%s is a network, and no release', async (_, answer) => {
  const connection = await fresh();
  answers.mockImplementation(async () => answer());
  await connection.look();
  expect(connection.get()).toEqual({ network: 'there', outdated: false });
});

test('the answer also corrects a wrong clock of this computer', async () => {
  const connection = await fresh();
  const { serverClock } = await import('../../api/server-clock.js');
  const tomorrow = Date.now() + 86_400_000;
  answers.mockImplementation(async () =>
    Response.json({}, { headers: { date: new Date(tomorrow).toUTCString() } }),
  );
  await connection.look();
  // The two clocks are a day apart, with the one-second precision of a header.
  expect(Math.abs(serverClock.now() - Date.now() - 86_400_000)).toBeLessThanOrEqual(1000);
});

test('retries by itself without a network, and shows for a moment that it is back', async () => {
  const connection = await fresh();
  noNetwork();
  await connection.look();
  expect(connection.get().network).toBe('gone');
  // Nothing came from a cache: the time of the content is unknown.
  expect(connection.contentTime('/core/order')).toBeUndefined();
  release('/assets/index-one.js');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.get().network).toBe('back');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.get().network).toBe('there');
});

test('checks the release every few minutes while the network is there', async () => {
  const connection = await fresh();
  release('/assets/index-one.js');
  await connection.look();
  answers.mockClear();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(answers).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toHaveBeenCalledOnce();
});

test('a cached answer of the worker means no network, and gives the time of each page’s content', async () => {
  const asked = vi.fn<(message: unknown) => void>();
  const worker = Object.assign(new EventTarget(), { controller: { postMessage: asked } });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  const connection = await fresh();
  release('/assets/index-one.js');
  connection.watch();
  await vi.advanceTimersByTimeAsync(0);
  const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  // Messages that the worker sent before the page listened.
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'what-was-read' });
  tell({ type: 'something else', at: 1 });
  expect(connection.get().network).toBe('there');
  // Layout data do not count as content of the page.
  tell({ type: 'read-from-cache', at: null });
  expect(connection.get().network).toBe('gone');
  expect(connection.contentTime(window.location.pathname)).toBeUndefined();
  tell({ type: 'read-from-cache', at: 2_000 });
  tell({ type: 'read-from-cache', at: 1_000 });
  tell({ type: 'read-from-cache', at: 3_000 });
  expect(connection.get().network).toBe('gone');
  // Several parts of a page: the oldest time counts.
  expect(connection.contentTime(window.location.pathname)).toBe(1_000);
});
