import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import type * as Sdk from '../../packages/ca-lock-sdk/src/index.js';
import type { FaultName } from '../../packages/ca-lock-sdk/src/simulator/index.js';
import { asOutside, startLockPage, type LockPage } from './fixtures/lock-page.js';

// Browser behavior after the permission was granted: cross-origin rules, redirects, broken sockets.
// The table of all faults runs in Node (packages/ca-lock-sdk/tests/faults.test.ts); these rows need a browser.

declare const sdk: typeof Sdk;

let lockPage: LockPage;
let browser: Browser;
let page: Page;
test.beforeAll(async () => {
  lockPage = await startLockPage();
  browser = await chromium.launch(asOutside(lockPage));
  const context = await browser.newContext();
  await context.grantPermissions(['local-network-access'], { origin: lockPage.origin });
  page = await context.newPage();
  await page.goto(lockPage.origin);
});
test.afterAll(async () => {
  await browser.close();
  await lockPage.stop();
});
test.afterEach(() => lockPage.control.reset());

/** Connects and reads, as a page does after a click: returns the device number, or the error's code. */
const look = (contentType?: string, probeTimeoutMs = 20_000) =>
  page.evaluate(
    ([firstPort, type, patience]) =>
      sdk
        .connectLock({ firstPort, portCount: 1, probeTimeoutMs: patience, contentType: type })
        .then((lock) => lock.read('deviceId'))
        .catch((error: Sdk.LockError) => error.code),
    [lockPage.lockPort, contentType, probeTimeoutMs] as const,
  );

const rows: readonly [FaultName, RegExp][] = [
  ['refused', /^service-not-found$/],
  ['silent', /^service-not-found$/],
  ['trickle', /^service-not-found$/],
  ['no-cors', /^foreign-service$/],
  ['preflight-refused', /^service-lost$/],
  ['redirect', /^foreign-service$/],
  ['foreign', /^foreign-service$/],
  ['other-ca-type', /^foreign-service$/],
  ['socket-reset', /^service-lost$/],
  ['truncated', /^malformed-answer$/],
  ['gbk', /^malformed-answer$/],
  ['huge-body', /^malformed-answer$/],
  ['bom', /^SIM-\d{8}$/],
  ['handshake-400', /^SIM-\d{8}$/],
];
for (const [fault, ends] of rows) {
  test(`${fault} ends as ${ends.source}`, async () => {
    expect(await look()).toMatch(/^SIM-\d{8}$/);
    await lockPage.control.fault(fault);
    // A service that never answers has a shorter time-out than one that may be slow.
    expect(await look(undefined, ends.test('service-not-found') ? 2_000 : undefined)).toMatch(ends);
  });
}

test('a driver that refuses the preflight is usable with text/plain', async () => {
  await lockPage.control.fault('preflight-refused');
  expect(await look('text/plain')).toMatch(/^SIM-\d{8}$/);
});
