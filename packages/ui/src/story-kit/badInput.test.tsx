// Every widget must accept bad server data: no text, 2,000 characters, markup, no items, very many items.
import type { ComponentType } from 'react';
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listsOf, withItems, withNumbers, withWords } from './badInput.fixtures.js';
import { lazyWidgets, widgets } from './widgets.fixtures.js';

/** With `pnpm test:deep` every widget gets every input. On a push each gets one input of each kind, in turn. */
const isWhole = import.meta.env['BAD_INPUT'] === 'all';
const inTurn = (kind: number, kinds: number) => (_: unknown, index: number) =>
  isWhole || index % kinds === kind;
/** The largest list of any page. */
const many = isWhole ? 10_000 : 1_000;
const long = '字'.repeat(2000);
const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const all = Object.entries(widgets).map(([name, row]) => ({
  ...row,
  name,
  Any: row.Widget as ComponentType,
}));
const showsWords = ({ props, wordsHidden }: (typeof all)[number]) =>
  wordsHidden === undefined && JSON.stringify(withWords(props, '')) !== JSON.stringify(props);
// One list at a time: a table with ten thousand rows and as many columns has a hundred million cells.
const repeating = all.flatMap((row) => listsOf(row.props).map((list) => ({ ...row, list })));

describe('no text', () => {
  it.each(all.filter(inTurn(0, 3)))('$name', ({ name, Any, props }) => {
    render(<Any {...(withWords(props, '') as object)} />);
    expect(document.querySelector(`[data-component="${name}"]`)).not.toBeNull();
  });
});

describe('2,000 characters without a break', () => {
  it.each(all.filter(inTurn(1, 3)))('$name', (row) => {
    render(<row.Any {...(withWords(row.props, long) as object)} />);
    expect(!showsWords(row) || document.body.textContent.includes(long)).toBe(true);
  });
});

describe('markup in a text stays text', () => {
  it.each(all.filter(inTurn(2, 3)))('$name', (row) => {
    render(<row.Any {...(withWords(row.props, hostile) as object)} />);
    expect(document.querySelector('[onerror], script')).toBeNull();
    expect(!showsWords(row) || document.body.textContent.includes(hostile)).toBe(true);
  });
});

describe('no items', () => {
  it.each(repeating.filter(inTurn(0, 3)))('$name: $list', ({ Any, props, list }) => {
    expect(() => render(<Any {...withItems(props, list, 0)} />)).not.toThrow();
  });
});

// Their types require the list; a caller without types gets React's error. Rows may be removed here, not added.
const demanding = new Set(['DataTable.columns', 'Footer.columns', 'Header.items', 'Table.columns']);

describe.each([
  [null, 1],
  [undefined, 2],
])('%s in place of a list', (missing, kind) => {
  it.each(repeating.filter(inTurn(kind, 3)).filter(({ name, list }) => !demanding.has(`${name}.${list}`)))(
    '$name: $list',
    ({ Any, props, list }) => {
      expect(() => render(<Any {...props} {...{ [list]: missing }} />)).not.toThrow();
    },
  );
});

// Server numbers that may be missing, wrong or NaN. Other numbers come from the caller's code.
const counting = ['Badge', 'CouponCard', 'Footer', 'MessageBell'];
describe.each([Number.NaN, -1, Number.POSITIVE_INFINITY, null])('%s in place of a number', (number) => {
  it.each(all.filter(({ name }) => counting.includes(name)))('$name', ({ Any, props }) => {
    render(<Any {...(withNumbers(props, number) as object)} />);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|∞|undefined|null/);
  });
});

describe('open, after its code has loaded', () => {
  const late = Object.entries(lazyWidgets).map(([name, row]) => ({
    ...row,
    name,
    Any: row.Widget as ComponentType,
  }));
  const lists = late.flatMap((row) => listsOf(row.props).map((list) => ({ ...row, list })));
  const arrived = (arrives = '[role="dialog"]') =>
    waitFor(() => {
      const element = document.querySelector(arrives);
      if (!element) throw new Error('still under way');
      return element;
    });

  it.each(late.filter(inTurn(0, 2)))('$name without words', async ({ Any, props, arrives }) => {
    render(<Any {...(withWords(props, '') as object)} />);
    expect(await arrived(arrives)).toBeInTheDocument();
  });

  describe.each([
    ['2,000 characters without a break', long, 0],
    ['mark-up in its words', hostile, 1],
  ])('with %s', (_name, words, kind) => {
    it.each(late.filter(inTurn(kind, 2)))(
      '$name shows it unchanged',
      async ({ Any, props, arrives, wordsHidden }) => {
        render(<Any {...(withWords(props, words) as object)} />);
        expect(await arrived(arrives)).toBeInTheDocument();
        expect(document.querySelector('[onerror], script')).toBeNull();
        expect(wordsHidden !== undefined || document.body.textContent.includes(words)).toBe(true);
      },
    );
  });

  it.each(late.filter(inTurn(1, 2)))('$name with invalid numbers', async ({ Any, props, arrives }) => {
    render(<Any {...(withNumbers(props, Number.NaN) as object)} />);
    expect(await arrived(arrives)).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
  });

  it.each(lists.filter(inTurn(0, 2)))('$name without $list', async ({ Any, props, list }) => {
    const { rerender } = render(<Any {...withItems(props, list, 0)} />);
    expect(await arrived()).toBeInTheDocument();
    for (const missing of [null, undefined]) rerender(<Any {...props} {...{ [list]: missing }} />);
    expect(await arrived()).toBeInTheDocument();
  });

  it.each(lists.filter(inTurn(1, 2)))('$name with a hundred of $list', async ({ Any, props, list }) => {
    render(<Any {...withItems(props, list, 100)} />);
    expect(await arrived()).toBeInTheDocument();
  });
});

// Rendered to a string: that many nodes in jsdom show nothing more and take minutes.
describe(`${many} items`, () => {
  it.each(repeating.filter(inTurn(0, 2)).filter(({ portal }) => !portal))(
    '$name: $list',
    ({ name, Any, props, list }) => {
      const html = renderToString(<Any {...withItems(props, list, many)} />);
      expect(html.includes(`data-component="${name}"`)).toBe(true); // a failed toContain would print everything
    },
  );
});
