// Every widget survives what a server may send: no words, 2,000 characters, mark-up, no items, ten thousand items.
import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listsOf, withItems, withWords } from './badInput.fixtures.js';
import { widgets } from './widgets.fixtures.js';

const long = '字'.repeat(2000);
const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const all = Object.entries(widgets).map(([name, row]) => ({
  ...row,
  name,
  Any: row.Widget as ComponentType,
}));
const withWordsIn = all.filter(
  ({ props, wordsHidden }) =>
    wordsHidden === undefined && JSON.stringify(withWords(props, '')) !== JSON.stringify(props),
);
// One list at a time: a table of ten thousand rows and as many columns has a hundred million cells.
const repeating = all.flatMap((row) => listsOf(row.props).map((list) => ({ ...row, list })));

describe('no words', () => {
  it.each(all)('$name', ({ name, Any, props }) => {
    render(<Any {...(withWords(props, '') as object)} />);
    expect(document.querySelector(`[data-component="${name}"]`)).not.toBeNull();
  });
});

describe('2,000 characters without a break', () => {
  it.each(all)('$name', ({ Any, props }) => {
    expect(() => render(<Any {...(withWords(props, long) as object)} />)).not.toThrow();
  });

  it.each(withWordsIn)('$name shows them', ({ Any, props }) => {
    render(<Any {...(withWords(props, long) as object)} />);
    expect(document.body.textContent.includes(long)).toBe(true);
  });
});

describe('mark-up in a word is text', () => {
  it.each(all)('$name', ({ Any, props }) => {
    render(<Any {...(withWords(props, hostile) as object)} />);
    expect(document.querySelector('[onerror], script')).toBeNull();
  });

  it.each(withWordsIn)('$name shows it', ({ Any, props }) => {
    render(<Any {...(withWords(props, hostile) as object)} />);
    expect(document.body.textContent.includes(hostile)).toBe(true);
  });
});

describe('no items', () => {
  it.each(repeating)('$name: $list', ({ Any, props, list }) => {
    expect(() => render(<Any {...withItems(props, list, 0)} />)).not.toThrow();
  });
});

// Their types demand the list, and a caller without types gets React's error. A row may leave here, none may come.
const demanding = new Set([
  'DataTable.columns',
  'Footer.columns',
  'Header.items',
  'Sidebar.items',
  'TabBar.items',
  'Table.columns',
]);

describe.each([null, undefined])('%s in place of a list', (missing) => {
  it.each(repeating.filter(({ name, list }) => !demanding.has(`${name}.${list}`)))(
    '$name: $list',
    ({ Any, props, list }) => {
      expect(() => render(<Any {...props} {...{ [list]: missing }} />)).not.toThrow();
    },
  );
});

// To a string: a document of ten thousand nodes in jsdom says nothing more and costs minutes.
describe('ten thousand items', () => {
  it.each(repeating.filter(({ portal }) => !portal))('$name: $list', ({ name, Any, props, list }) => {
    const html = renderToString(<Any {...withItems(props, list, 10_000)} />);
    expect(html.includes(`data-component="${name}"`)).toBe(true); // a failed toContain would print it all
  });
});
