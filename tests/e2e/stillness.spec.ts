import type { BrowserContext } from '@playwright/test';
import { afterLogin, forEverybody, ofTheOffice, ofTheTree } from './fixtures/addresses.js';
import { lookAt } from './fixtures/looks.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

// Hundreds of documents: a trace of each would take longer than to open them.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const widths = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
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

/**
 * Opens the addresses, several at once, and answers those on which something moved, with what it was. `looks` also holds
 * each page against the four looks, a phone, large type, 200 and 400 % and forced colours, while it is open anyway.
 */
async function walk(
  context: BrowserContext,
  addresses: readonly string[],
  looks: boolean,
): Promise<string[]> {
  const waiting = [...addresses];
  const found: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.addInitScript(patient);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
      const { shift, moved } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      if (shift > ceiling) found.push([`${address} moves by ${shift.toFixed(3)}:`, ...moved].join('\n  '));
      if (looks) found.push(...(await lookAt(page)).map((text) => `${address} ${text}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: 5 }, work));
  return found;
}

for (const viewport of widths) {
  const looks = viewport.width === 1366;
  const also = looks
    ? ', and each can be seen, hit and read in four looks, on a phone, zoomed and in forced colours'
    : '';
  test(`nothing moves under the eyes of whoever opens a page, ${viewport.width} px wide${also}`, async ({
    browser,
    server,
  }) => {
    test.slow();
    const look = async (username: string | undefined, addresses: readonly string[]) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
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
      const found = await walk(context, addresses, looks);
      await context.close();
      return found.map((text) => `${username ?? 'visitor'} ${text}`);
    };
    const applicants = (address: string) => /^\/(?:core|emsystem)/.test(address);
    const found = [
      ...(await look(undefined, [...forEverybody, '/login'])),
      ...(await look('qiye', [...afterLogin, ...ofTheTree.filter(applicants), '/myCoupons', '/moreCoupons'])),
      // Those with a start page of their own: an expert without a company, and a reviewer.
      ...(await look('zhuanjia', ['/core/start', '/core/caManage'])),
      ...(await look('shenhe1', ['/core/start', '/core/personal'])),
      ...(await look('admin', [
        '/core/start',
        ...ofTheTree.filter((address) => !applicants(address)),
        ...ofTheOffice,
      ])),
    ];
    expect(found.join('\n')).toBe('');
  });
}
