import { expect, test, type Page } from '@playwright/test';
import { bundle } from './host/bundle.js';
import { elements, everything, ownContent } from './host/sheets.js';
import type { HostWindow, StyleKind } from './host/widgets.js';

// Single widgets on a page of another site: the page does not change, and its style sheet does not affect them.
type Look = Record<string, Record<string, string>>;
let script = '';
test.beforeAll(async () => {
  script = await bundle('widgets.tsx');
});

/** Only visible content is rendered: of two pages side by side one is in the background and may not update. */
const drawn = '*{content-visibility:visible!important}';

async function open(page: Page, sheet = '') {
  await page.route('http://host.example/**', (route) =>
    route.request().url().endsWith('/')
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          // The widgets have a fixed width, so that only their styles are compared.
          body: `<!doctype html><html lang="zh-CN"><head><title>主站</title><style>${sheet}${drawn}</style></head>
<body><div id="app" class="content">${ownContent}<div id="widgets" style="display:block;position:absolute;left:0;top:0;width:1000px;margin:0;padding:0;border:0;float:none;opacity:1"></div></div>
<script>${script.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`,
        })
      : route.fulfill({ status: 404 }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('http://host.example/');
}

/** Shows widgets and waits until lazy parts have loaded and the layout is stable. */
async function show(page: Page, names: 'inPlace' | string[], kind: StyleKind): Promise<void> {
  await page.evaluate(
    ([names, kind]) => {
      const { host } = window as unknown as HostWindow;
      host.show(names === 'inPlace' ? host.inPlace : names, kind);
    },
    [names, kind] as const,
  );
  // Lazy parts are awaited separately, however long they take.
  await expect(page.locator('[data-component="OverlaySkeleton"]')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 300);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 300);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  // Layout may change after the last DOM change: wait for two equal layouts.
  await page.evaluate(async () => {
    const lies = () =>
      [...document.querySelectorAll('*')]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON() as object).join())
        .join();
    await document.fonts.ready;
    let last = lies();
    for (let tries = 0; tries < 20; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = lies();
      if (now === last) return;
      last = now;
    }
  });
}

/** Computed styles of the widgets, or of all other elements. */
async function look(page: Page, names: 'inPlace' | string[], kind: StyleKind, ours: boolean): Promise<Look> {
  await show(page, names, kind);
  return page.evaluate((ours) => (window as unknown as HostWindow).host.look(ours), ours);
}

function differences(before: Look, after: Look): string[] {
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...places].flatMap((place) => {
    const [was, is] = [before[place], after[place]];
    if (!was || !is) return [`${place} ${was ? 'is gone' : 'is new'}`];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((property) => was[property] !== is[property])
      .map((property) => `${place} ${property}: ${was[property]} → ${is[property]}`);
  });
}

for (const [what, sheet] of [
  ['of a page that styles bare elements', elements],
  ['of a plain page', ''],
] as const) {
  test(`with the theme for single widgets nothing ${what} changes`, { tag: '@deep' }, async ({ page }) => {
    await open(page, sheet);
    const before = await look(page, [], 'none', false);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    for (const kind of ['scoped', 'strict'] as const) {
      expect(differences(before, await look(page, 'inPlace', kind, false))).toEqual([]);
      // The page's content inside the frame inherits from it, and nothing more.
      const inFrame = page.getByRole('main').getByRole('link', { name: '内容' });
      await expect(inFrame).toHaveCSS('text-decoration-line', sheet ? 'line-through' : 'underline');
    }
  });
}

/** Overlays render in one of these frames: on a push these represent all of them. */
const frames = ['Dialog', 'Drawer', 'DropdownMenu', 'Popover', 'Tooltip'];
const openedIn = (page: Page) => page.evaluate(() => (window as unknown as HostWindow).host.opened);

for (const [what, kind, sheet] of [
  ['scoped', 'scoped', elements],
  ['scoped, with all that opens', 'scoped', elements],
  ['strict', 'strict', everything],
] as const) {
  test(
    `${what}: a hostile sheet of the host changes nothing inside any widget`,
    { tag: '@deep' },
    async ({ page, context }) => {
      await open(page);
      const hostile = await context.newPage();
      await open(hostile, sheet);
      const all = await openedIn(page);
      expect(all).toEqual(expect.arrayContaining(frames));
      // The frames are the same for both themes: testing the weaker theme is enough.
      const opened = what === 'scoped' ? frames : kind === 'scoped' ? all : ['Dialog'];
      for (const names of ['inPlace' as const, ...opened.map((name) => [name])]) {
        // In parallel: most of the time is spent waiting for a stable page.
        const [calm, harried] = await Promise.all(
          [page, hostile].map(async (one) => look(one, names, kind, true)),
        );
        const found = differences(calm ?? {}, harried ?? {});
        // The position of an overlay depends on its trigger, and so on the host.
        const own =
          names === 'inPlace'
            ? found
            : found.filter((line) => !/ (?:transform|inset\S*|top|left|right|bottom): /.test(line));
        expect.soft(own, String(names)).toEqual([]);
      }
    },
  );
}

async function standsBesideAnother(page: Page, opened: 'all' | readonly string[]): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => {
    // the sample pictures do not exist
    if (message.type() === 'error' && !message.text().includes('Failed to load')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.stack ?? String(error)));
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'matchMedia');
    Object.defineProperty(window, 'matchMedia', { value: undefined });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await open(page);
  for (const name of opened === 'all' ? await openedIn(page) : opened) await show(page, [name], 'scoped');
  await show(page, 'inPlace', 'scoped');
  const widgets = page.locator('#widgets [data-component]');
  const count = await widgets.count();
  expect(count).toBeGreaterThan(70);
  await page.evaluate((source) => {
    const second = document.createElement('div');
    second.id = 'second';
    document.body.append(second);
    const script = document.createElement('script');
    script.dataset['mount'] = 'second';
    script.textContent = source;
    document.body.append(script);
  }, script);
  await expect(page.locator('#second [data-component]')).toHaveCount(count);
  expect(said).toEqual([]);
}

const bare = 'without matchMedia and storage, in an unknown language, beside another copy of React';
test(`${bare}: everything stands`, ({ page }) => standsBesideAnother(page, frames));
test(`${bare}: so does all that opens`, { tag: '@deep' }, ({ page }) => standsBesideAnother(page, 'all'));
