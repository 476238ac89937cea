import type { BrowserContext, Page } from '@playwright/test';
import { afterLogin, forEverybody, ofTheTree } from './fixtures/addresses.js';
import { violations } from './fixtures/axe.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/*
 * Every route as different eyes and hands meet it: four looks under axe, a phone and large type where nothing may lie over
 * a control, and a page at four hundred percent. One visit does all of it.
 */
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

type Look = Partial<Record<'theme' | 'contrast' | 'mode', string>>;
const wear = (page: Page, look: Look) =>
  page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    dataset['theme'] = wanted.theme ?? 'light';
    dataset['contrast'] = wanted.contrast ?? 'normal';
    dataset['mode'] = wanted.mode ?? 'standard';
    for (const step of ['1', '2', '3', '4'])
      document.documentElement.style.setProperty(`--ca-dur-${step}`, '0ms');
  }, look);

/** Where a look differs it is the colours, and in large type what is big enough to be hit. */
const ofALook = ['color-contrast', 'target-size'];

/**
 * In the page, at the top and at its end: names of the controls that something lies over, where nobody could move it away
 * by scrolling, and how much of a short window is taken by what does not scroll.
 */
function obstacles(): { covered: string[]; wider: number; fixed: number } {
  const covered = new Set<string>();
  const usable = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary';
  const nameOf = (element: Element) =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 20)}”`;
  for (const y of [0, document.documentElement.scrollHeight]) {
    window.scrollTo(0, y);
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${usable})`)) {
      const box = element.getBoundingClientRect();
      const [x, middle] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || box.height < 2 || middle < 0 || middle > innerHeight || x < 0 || x > innerWidth)
        continue;
      // At the top everything below can still be scrolled up, and at the end what is above has been.
      if (y === 0 ? box.bottom > innerHeight / 2 : box.top < innerHeight / 2) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const top = document.elementFromPoint(x, middle);
      if (!top || element.contains(top) || top.contains(element) || element.closest('label')?.contains(top))
        continue;
      if (top.closest('main')) continue; // a box of the page's own, such as a drawn radio button
      covered.add(`${nameOf(element)} under ${nameOf(top)}`);
    }
  }
  let fixed = 0;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    if (width < innerWidth / 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (bottom <= 0 || top >= innerHeight || element.closest('dialog')) continue;
    fixed += Math.min(bottom, innerHeight) - Math.max(top, 0, innerHeight - height - bottom);
  }
  window.scrollTo(0, 0);
  return { covered: [...covered], wider: document.documentElement.scrollWidth - innerWidth, fixed };
}

async function look(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, what: readonly string[]) =>
    found.push(...what.map((text) => `${where}: ${text}`));
  await wear(page, {});
  note('light', await violations(page));
  await wear(page, { theme: 'dark' });
  note('dark', await violations(page, ofALook));
  await wear(page, { contrast: 'high' });
  note('high contrast', await violations(page, ofALook));
  await wear(page, { mode: 'elder' });
  note('elder', await violations(page, ofALook));

  for (const mode of ['standard', 'elder']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await wear(page, { mode });
    const { covered, wider } = await page.evaluate(obstacles);
    note(`390 px ${mode}`, covered);
    if (wider > 0) note(`390 px ${mode}`, [`${wider} px too wide`]);
  }
  // 1366 × 768 at 400 %.
  await page.setViewportSize({ width: 342, height: 192 });
  await wear(page, {});
  const { wider, fixed } = await page.evaluate(obstacles);
  if (wider > 0) note('at 400 %', [`${wider} px too wide`]);
  if (fixed > 48) note('at 400 %', [`${Math.round(fixed)} of 192 px do not scroll`]);
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}

/** Opens the addresses, some at once, and answers what is wrong on each. */
async function lookAtAll(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  const waiting = [...addresses];
  const found: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
      found.push(...(await look(page)).map((text) => `${address} ${text}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return found;
}

const applicants = (address: string) => /^\/(?:core|emsystem)/.test(address);
const people: Readonly<Record<string, readonly string[]>> = {
  visitor: [...forEverybody, '/login'],
  qiye: [...afterLogin, ...ofTheTree.filter(applicants), '/myCoupons', '/moreCoupons'],
  admin: ofTheTree.filter((address) => !applicants(address)),
};

for (const [who, addresses] of Object.entries(people)) {
  test(`every page of ${who} can be seen, hit and read, in four looks, on a phone and at 400 %`, async ({
    browser,
    server,
  }) => {
    test.slow();
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true, // the script of axe is none of the portal's
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    if (who !== 'visitor') {
      const page = await context.newPage();
      await logIn(page, who);
      await page.close();
    }
    const found = await lookAtAll(context, addresses);
    await context.close();
    expect(found.join('\n')).toBe('');
  });
}
