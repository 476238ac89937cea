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
/** A tenth of what counts as good on the web. */
const ceiling = 0.01;
/** Nothing comes at once: what stands while one waits is seen before the answer, as on a line that people have. */
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
 * In the page: a block waits for the one above it as long as that takes. How fast this machine answers with five pages
 * side by side is not what is looked at here.
 */
function patient() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --in-order-patience: 60s; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** In the page, before anything of its own: sums up what moves and remembers what it was. */
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
      // What has no node lies inside an element of the browser's own, such as a film's captions.
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

/** How a page of the list is opened, by its place there; `turn` as for `lookAt`, `looks` not at all without it. */
interface Way {
  viewport: ViewportSize;
  looks: boolean;
  turn?: number;
}

/**
 * Opens the addresses, several at once, and answers what is wrong with them: what moved, what is not the page that stands
 * there, and what the looks show while it is open anyway.
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
      // What the document has asked for early (packages/app/src/routing/first-calls.ts) is what the page asks for.
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

/** The page that stands at the address, and not what the portal shows where there is none. */
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
  // At one of the three widths, page after page, so that each is looked at often; the whole of it: below.
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
