import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withWords } from './badInput.fixtures.js';
import { onScreen, viewport } from './viewport.js';
import { lazyWidgets, widgets } from './widgets.fixtures.js';

/** Every widget of the package on the smallest screen of the design, one after the other. */
const meta = {
  id: 'foundations-phone',
  title: 'Foundations 基础/Phone 手机',
  tags: ['!autodocs'],
  parameters: { viewport, layout: 'fullscreen' },
  globals: onScreen('phone'),
} satisfies Meta;
export default meta;

const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

/** Elements beyond the edge of the window that no ancestor scrolls or clips. */
function beyondTheEdge(): string[] {
  // Endless animations change the size of an element: measure at the start of each.
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) one.cancel();
  const width = document.documentElement.clientWidth;
  const page = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
  const held = (element: Element | null): boolean =>
    element !== null && element !== document.body && (scrolls(element) || held(element.parentElement));
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width: own, height } = element.getBoundingClientRect();
    return own > 0 && height > 0 && (left < -1 || right > width + 1) && !held(element);
  });
  return [...page, ...beyond.map((element) => element.outerHTML.slice(0, 120))];
}

const everyWidget = [
  ...Object.entries(widgets).map(([name, row]) => ({ ...row, name, arrives: `[data-component="${name}"]` })),
  ...Object.entries(lazyWidgets).map(([name, row]) => ({
    ...row,
    name: `${name}, open`,
    arrives: row.arrives ?? '[role="dialog"]',
  })),
];

/** Not checked here: each widget's own stories do, and these lack the page that labels them. */
const alone = { a11y: { test: 'off' } };

type Mount = Parameters<NonNullable<StoryObj<typeof meta>['play']>>[0]['mount'];

/** Elements beyond the edge, per widget. */
async function walk(mount: Mount, change: (props: object) => object = (props) => props) {
  const found: Record<string, string[]> = {};
  for (const { name, Widget, props, arrives } of everyWidget) {
    const Any = Widget as ComponentType;
    await mount(<Any key={name} {...change(props)} />);
    await waitFor(() => expect(document.querySelector(arrives)).not.toBeNull());
    const beyond = beyondTheEdge();
    if (beyond.length > 0) found[name] = beyond;
  }
  return found;
}

export const NothingBeyondTheEdge: StoryObj<typeof meta> = {
  name: 'Nothing beyond the edge 不出边界',
  parameters: alone,
  play: async ({ mount }) => {
    await expect(await walk(mount)).toEqual({});
    await expect(window.innerWidth).toBe(390);
  },
};

export const Elder: StoryObj<typeof meta> = {
  name: 'Elder 长辈版',
  tags: ['deep'],
  parameters: alone,
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ mount }) => {
    await expect(await walk(mount)).toEqual({});
  },
};

/** One-line labels from the portal's own code, a few characters long: they never contain server text. */
const shortByNature = new Set([
  'Button',
  'LinkButton',
  'LockPinForm',
  'RowActions',
  'StatusTag',
  'Steps',
  'Tag',
]);

/** No browser breaks these eighty letters by itself. */
const unbroken = 'Liaoning'.repeat(10);

export const LongWords: StoryObj<typeof meta> = {
  name: 'Long words 长词',
  tags: ['deep'],
  parameters: alone,
  play: async ({ mount }) => {
    const found = await walk(mount, (props) => withWords(props, unbroken) as object);
    await expect(Object.keys(found).filter((name) => !shortByNature.has(name))).toEqual([]);
  },
};

/** The check itself must find an element that is too wide; otherwise the stories above could not fail. */
export const SeesWhatIsTooWide: StoryObj<typeof meta> = {
  name: 'Too wide 太宽',
  parameters: alone,
  play: async ({ mount }) => {
    await mount(<div style={{ width: 600 }}>600</div>);
    await expect(beyondTheEdge()).toContain('the page scrolls sideways');
    await mount(<div style={{ width: 600, position: 'fixed', left: 0 }}>600</div>);
    await expect(beyondTheEdge()).toHaveLength(1);
    await mount(
      <div style={{ overflowX: 'auto' }}>
        <div style={{ width: 600 }}>600</div>
      </div>,
    );
    await expect(beyondTheEdge()).toEqual([]);
  },
};
