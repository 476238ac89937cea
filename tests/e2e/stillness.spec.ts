import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { visits } from './fixtures/addresses.js';
import { lookAt } from './fixtures/looks.js';
import { lost, openDocument, pathOf, problemsOf } from './fixtures/opening.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });
test.describe.configure({ mode: 'parallel' });

const desktop = { width: 1366, height: 768 };
const widths = [desktop, { width: 390, height: 844 }, { width: 1920, height: 1080 }];
/** A tenth of the usual limit for a good score. */
const ceiling = 0.01;
/** A delay for each answer: loading states are visible, as on a real connection. */
const latency = 80;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}
interface Seen {
  shift: number;
  moved: string[];
}

/**
 * In the page: blocks wait for those above them without a time-out. The speed of this machine with five pages
 * in parallel is not under test.
 */
function patient() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --in-order-patience: 60s; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** In the page, before its own scripts: sums up layout shifts and records their sources. */
function watch(): void {
  const seen: Seen = { shift: 0, moved: [] };
  Object.assign(window, { seen });
  const nameOf = (node: Node | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const { component, part } = (element as HTMLElement | null)?.dataset ?? {};
    return `${element?.localName} ${component ?? part ?? ''} “${(node?.textContent ?? '').slice(0, 24)}”`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // A shift without a node is inside a native element, such as captions of a video.
      const own = sources.filter(({ node }) => node);
      if (hadRecentInput || own.length === 0) continue;
      seen.shift += value;
      for (const { node, previousRect: was, currentRect: is } of own) {
        const from = [was.x, was.y, was.width, was.height].map(Math.round).join(' ');
        seen.moved.push(
          `${nameOf(node)}: ${from} → ${[is.x, is.y, is.width, is.height].map(Math.round).join(' ')}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How a page of the list is opened, by its index; `turn` as for `lookAt`, `looks` skips it when false. */
interface Way {
  viewport: ViewportSize;
  looks: boolean;
  turn?: number;
}

/**
 * Opens the addresses, several in parallel, and returns their problems: layout shifts, a wrong page, and
 * problems in other looks while it is open.
 */
async function walk(
  context: BrowserContext,
  addresses: readonly string[],
  wayOf: (index: number) => Way,
): Promise<string[]> {
  const waiting = addresses.map((address, index) => ({ address, ...wayOf(index) }));
  const found: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    const problems = problemsOf(page);
    await page.addInitScript(watch);
    await page.addInitScript(patient);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { address, viewport, looks, turn } = next;
      await page.setViewportSize(viewport);
      await openDocument(page, address);
      await isThere(page, address);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
      const { shift, moved } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      if (shift > ceiling)
        found.push(
          [`${address} moves by ${shift.toFixed(3)}, ${viewport.width} px wide:`, ...moved].join('\n  '),
        );
      // The page uses the early requests of the document (packages/app/src/routing/first-calls.ts).
      const unasked = await page.evaluate(() => Object.keys(window.earlyAnswers?.answers ?? {}));
      if (unasked.length > 0) found.push(`${address} never asks for ${unasked.join(', ')}`);
      if (looks) found.push(...(await lookAt(page, turn)).map((text) => `${address} ${text}`));
    }
    found.push(...problems);
    await page.close();
  };
  await Promise.all(Array.from({ length: 5 }, work));
  return found;
}

/** The page of the address, not the portal's error page. */
async function isThere(page: Page, address: string): Promise<void> {
  await expect(page, address).toHaveURL((url) => pathOf(url) === pathOf(address));
  if (address !== '/404')
    await expect(page.getByRole('heading', { level: 1 }).first(), address).not.toHaveText(lost);
}

async function visit(
  { browser, baseURL }: { browser: Browser; baseURL: string },
  { username, addresses }: (typeof visits)[number],
  wayOf: (index: number) => Way,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  if (username) {
    const page = await context.newPage();
    await logIn(page, username);
    await page.close();
  }
  const found = await walk(context, addresses, wayOf);
  await context.close();
  expect(found.join('\n')).toBe('');
}

for (const one of visits) {
  const who = one.username ?? 'a visitor';
  // At one of the three widths, alternating per page; all of them: below.
  test(`${who} finds each page, nothing moves under the eyes, and it can be seen, hit and read`, async ({
    browser,
    server,
  }) => {
    test.slow();
    await visit({ browser, baseURL: server.url }, one, (index) => ({
      viewport: widths[index % widths.length] ?? desktop,
      looks: true,
      turn: index,
    }));
  });

  for (const viewport of widths) {
    const looks = viewport === desktop;
    test(
      `${who}: the same at ${viewport.width} px${looks ? ', in every look' : ''}`,
      {
        tag: '@deep',
      },
      async ({ browser, server }) => {
        test.slow();
        await visit({ browser, baseURL: server.url }, one, () => ({ viewport, looks }));
      },
    );
  }
}
