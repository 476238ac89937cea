import { expect, test, type Page } from '@playwright/test';
import { bundle } from './host/bundle.js';
import { elements, everything, ownContent } from './host/sheets.js';
import type { HostWindow, StyleKind } from './host/widgets.js';

// Single widgets on a page that is not ours: nothing of it changes, and what its sheet says does not reach them.
type Look = Record<string, Record<string, string>>;
let script = '';
test.beforeAll(async () => {
  script = await bundle('widgets.tsx');
});

/** What is drawn only where somebody sees it: of two pages side by side one is behind, and has no say when that is. */
const drawn = '*{content-visibility:visible!important}';

async function open(page: Page, sheet = '') {
  await page.route('http://host.example/**', (route) =>
    route.request().url().endsWith('/')
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          // The widgets have room of their own: what is compared is their look, not how wide the host is.
          body: `<!doctype html><html lang="zh-CN"><head><title>主站</title><style>${sheet}${drawn}</style></head>
<body><div id="app" class="content">${ownContent}<div id="widgets" style="display:block;position:absolute;left:0;top:0;width:1000px;margin:0;padding:0;border:0;float:none;opacity:1"></div></div>
<script>${script.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`,
        })
      : route.fulfill({ status: 404 }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('http://host.example/');
}

/** Shows widgets and waits until what comes late has come: the page stands still. */
async function show(page: Page, names: 'inPlace' | string[], kind: StyleKind): Promise<void> {
  await page.evaluate(
    ([names, kind]) => {
      const { host } = window as unknown as HostWindow;
      host.show(names === 'inPlace' ? host.inPlace : names, kind);
    },
    [names, kind] as const,
  );
  // What comes late stands for itself, however long that takes.
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
  // A layout may follow later than the last change of the document: only what lies the same twice stands still.
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

/** What they, or all others, look like then. */
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
      // What the page puts into the frame inherits from it, and no more.
      const inFrame = page.getByRole('main').getByRole('link', { name: '内容' });
      await expect(inFrame).toHaveCSS('text-decoration-line', sheet ? 'line-through' : 'underline');
    }
  });
}

/** What opens stands in one of these frames: on a push they stand for all of it. */
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
      // The frames are the same for both themes: the weaker of the two tells.
      const opened = what === 'scoped' ? frames : kind === 'scoped' ? all : ['Dialog'];
      for (const names of ['inPlace' as const, ...opened.map((name) => [name])]) {
        // Side by side: most of a look is waiting until the page stands still.
        const [calm, harried] = await Promise.all(
          [page, hostile].map(async (one) => look(one, names, kind, true)),
        );
        const found = differences(calm ?? {}, harried ?? {});
        // What floats stands where its trigger is, and that is the host's.
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
    // the sample pictures are nowhere
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
