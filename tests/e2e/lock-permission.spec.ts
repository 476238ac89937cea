import {
  chromium,
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Frame,
  type Page,
} from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Sdk from '../../packages/ca-lock-sdk/src/index.js';
import { asOutside, startLockPage, type LockPage } from './fixtures/lock-page.js';

// The browser's own permission for the local network, in real Chromium: nothing is sent before a click, and each
// answer of the user has the right result. A flag makes our local page count as a public one.

declare const sdk: typeof Sdk;

let lockPage: LockPage;
let browser: Browser;
test.beforeAll(async () => {
  lockPage = await startLockPage();
  browser = await chromium.launch(asOutside(lockPage));
});
test.afterAll(async () => {
  await browser.close();
  await lockPage.stop();
});

let context: BrowserContext;
let page: Page;
test.beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  lockPage.forget();
});
test.afterEach(() => context.close());

type Answer = 'prompt' | 'granted' | 'denied';

/** The stored permission of the page in the address bar. */
async function settle(setting: Answer): Promise<void> {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const root = await browser.newBrowserCDPSession();
  await root.send('Browser.setPermission', {
    permission: { name: 'loopback-network' },
    setting,
    origin: lockPage.origin,
    browserContextId: targetInfo.browserContextId ?? '',
  });
}

const open = (path = '/') => page.goto(lockPage.origin + path);
const permission = (where: Page | Frame) => where.evaluate(async () => (await sdk.preflight()).permission);

/** A button whose click connects, as in a portal. */
async function addButton(where: Page | Frame, options: Sdk.ConnectOptions = {}): Promise<void> {
  await where.evaluate(
    ([firstPort, more]) => {
      const button = document.createElement('button');
      button.textContent = 'check';
      const result = document.createElement('output');
      document.body.append(button, result);
      button.addEventListener('click', () => {
        result.textContent = '';
        // While its prompt is open a browser holds the request; `held` simulates only that.
        const held = (window as { held?: Promise<void> }).held;
        const transport: typeof fetch = async (input, init) => (await held, fetch(input, init));
        sdk
          .connectLock({ firstPort, portCount: 1, probeTimeoutMs: 2000, fetch: transport, ...more })
          .then((lock) => lock.read('deviceId'))
          .then(
            (id) => (result.textContent = id),
            (error: Sdk.LockError) => (result.textContent = error.code),
          );
      });
    },
    [lockPage.lockPort, options] as const,
  );
}

const check = (where: Page | Frame) => where.getByRole('button', { name: 'check' }).click();
const result = (where: Page | Frame) => where.getByRole('status');

/** Opens the simulated prompt; the returned function closes it, with or without an answer. */
async function openPrompt(): Promise<(answer: 'answered' | 'dismissed') => Promise<void>> {
  await page.evaluate(() => {
    const global = window as { held?: Promise<void>; closePrompt?: (answer: string) => void };
    global.held = new Promise((resolve, reject) => {
      global.closePrompt = (answer) =>
        answer === 'answered' ? resolve() : reject(new TypeError('Failed to fetch'));
    });
    global.held.catch(() => {});
  });
  return (answer) =>
    page.evaluate((how) => (window as { closePrompt?: (answer: string) => void }).closePrompt?.(how), answer);
}

test('while the browser would ask, looking costs not one request', async () => {
  await open();
  await addButton(page);
  expect(await permission(page)).toBe('prompt');
  expect(await page.evaluate(async () => (await sdk.preflight()).error?.code)).toBeUndefined();
  await page.reload();
  expect(await permission(page)).toBe('prompt');
  expect(lockPage.asked()).toBe(0);
});

test('blocked at the prompt: says so, and nothing went out', async () => {
  await open();
  await addButton(page);
  expect(await permission(page)).toBe('prompt');
  // A headless browser answers its own prompt with "block", as a user may.
  await check(page);
  await expect(result(page)).toHaveText('permission-denied');
  expect(await permission(page)).toBe('denied');
  await check(page);
  await expect(result(page)).toHaveText('permission-denied');
  expect(lockPage.asked()).toBe(0);
});

test(
  'allowed at the prompt: the time that the person took is not the driver’s',
  { tag: '@deep' },
  async () => {
    await open();
    // Less than the prompt stays open: the time-out may only start afterwards.
    await addButton(page, { probeTimeoutMs: 1500, secondPassMs: 1500 });
    const close = await openPrompt();
    await check(page);
    // The prompt stays open longer than all time-outs of the discovery together.
    await page.waitForFunction((until) => Date.now() > until, Date.now() + 3500);
    await expect(result(page)).toHaveText('');
    expect(lockPage.asked()).toBe(0);
    await settle('granted');
    await close('answered');
    await expect(result(page)).toHaveText(/^SIM-\d{8}$/);
    expect(lockPage.asked()).toBeGreaterThan(0);
  },
);

test('blocked at the prompt while it was open: ends at once', async () => {
  await open();
  await addButton(page);
  await openPrompt();
  await check(page);
  await settle('denied');
  await expect(result(page)).toHaveText('permission-denied');
  expect(lockPage.asked()).toBe(0);
});

test('dismissed: the browser will ask again, and the driver is not blamed', async () => {
  await open();
  await addButton(page);
  const close = await openPrompt();
  await check(page);
  // No user closes a prompt faster than this; an earlier refusal may have come without a prompt.
  await page.waitForFunction((until) => Date.now() > until, Date.now() + 700);
  await close('dismissed');
  await expect(result(page)).toHaveText('permission-pending-timeout');
  expect(await permission(page)).toBe('prompt');
  expect(lockPage.asked()).toBe(0);
});

test('left open: gives up with its own code, not with "reinstall the driver"', async () => {
  await open();
  await addButton(page, { permissionTimeoutMs: 800 });
  await openPrompt();
  await check(page);
  await expect(result(page)).toHaveText('permission-pending-timeout');
  expect(lockPage.asked()).toBe(0);
});

test('allowed before: connects at the first click', async () => {
  await open();
  await settle('granted');
  await addButton(page);
  expect(await permission(page)).toBe('granted');
  await check(page);
  await expect(result(page)).toHaveText(/^SIM-/);
});

/**
 * A browser whose profile already has the permission. The debugger's own setting does not work for a
 * frame: it ignores the frame's `allow`.
 */
async function inFrameOfAllowedPage(allow: string, look: (frame: Frame) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'lock-permission-'));
  mkdirSync(join(profile, 'Default'));
  const exceptions = { loopback_network: { [`${lockPage.origin},*`]: { setting: 1 } } };
  const preferences = { profile: { content_settings: { exceptions } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const allowed = await chromium.launchPersistentContext(profile, asOutside(lockPage));
  try {
    const top = await allowed.newPage();
    await top.goto(`${lockPage.origin}/frame?allow=${allow}`);
    expect(await permission(top)).toBe('granted');
    const frame = top.frames()[1];
    if (!frame) throw new Error('the page has no frame');
    await addButton(frame);
    await look(frame);
  } finally {
    await allowed.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

test('in a frame without allow the page’s permission does not count', { tag: '@deep' }, async () => {
  await inFrameOfAllowedPage('', async (frame) => {
    expect(await permission(frame)).toBe('denied');
    await check(frame);
    await expect(result(frame)).toHaveText('permission-denied');
    expect(lockPage.asked()).toBe(0);
  });
});

test('in a frame with allow="loopback-network" it does', { tag: '@deep' }, async () => {
  await inFrameOfAllowedPage('loopback-network', async (frame) => {
    expect(await permission(frame)).toBe('granted');
    await check(frame);
    await expect(result(frame)).toHaveText(/^SIM-/);
  });
});
