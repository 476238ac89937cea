// Every widget must accept bad server data: no text, 2,000 characters, markup, no items, very many items.
import type { ComponentType } from 'react';
import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listsOf, withItems, withNumbers, withWords } from './badInput.fixtures.js';
import { lazyWidgets, widgets } from './widgets.fixtures.js';

/** With `pnpm test:deep` every widget gets every input. On a push each gets one input of each kind, in turn. */
const isWhole = import.meta.env['BAD_INPUT'] === 'all';
const isTurnOf = (index: number, kind: number, kinds: number) => isWhole || index % kinds === kind;
/** As many as a page ever gets. */
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

type Kinds = readonly (readonly [kind: string, isTurn: boolean, survives: () => void | Promise<void>])[];
/** Of a row one test, which tells each thing that it did not survive. */
async function problemsWith(kinds: Kinds): Promise<string[]> {
  const problems: string[] = [];
  for (const [kind, isTurn, survives] of kinds) {
    if (!isTurn) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one stands in the page at a time
      await survives();
    } catch (error) {
      problems.push(`${kind}: ${String(error).slice(0, 300)}`);
    }
    cleanup();
    document.body.replaceChildren();
  }
  return problems;
}
const shows = (words: string) =>
  document.body.textContent.includes(words) ? undefined : expect.fail('does not show them');
const hasNo = (nonsense: RegExp) => expect(document.body.textContent).not.toMatch(nonsense);

// A server that has left a number out, counted wrongly or divided by nothing. Of the others a caller gives the numbers.
const counting = ['Badge', 'CouponCard', 'Footer', 'MessageBell'];
const badNumbers = [Number.NaN, -1, Number.POSITIVE_INFINITY, null];

describe('no words, 2,000 characters without a break, mark-up in a word and no number', () => {
  it.each(all.map((row, index) => ({ ...row, index })))('$name', async ({ index, ...row }) => {
    const { name, Any, props } = row;
    const withText = (words: string) => render(<Any {...(withWords(props, words) as object)} />);
    const problems = await problemsWith([
      [
        'no words',
        isTurnOf(index, 0, 3),
        () => {
          withText('');
          expect(document.querySelector(`[data-component="${name}"]`)).not.toBeNull();
        },
      ],
      [
        '2,000 characters',
        isTurnOf(index, 1, 3),
        () => {
          withText(long);
          if (showsWords(row)) shows(long);
        },
      ],
      [
        'mark-up',
        isTurnOf(index, 2, 3),
        () => {
          withText(hostile);
          expect(document.querySelector('[onerror], script')).toBeNull();
          if (showsWords(row)) shows(hostile);
        },
      ],
      ...badNumbers.map(
        (number) =>
          [
            `${number} in place of a number`,
            counting.includes(name),
            () => {
              render(<Any {...(withNumbers(props, number) as object)} />);
              hasNo(/NaN|Infinity|∞|undefined|null/);
            },
          ] as const,
      ),
    ]);
    expect(problems).toEqual([]);
  });
});

// Their types require the list; a caller without types gets React's error. Rows may be removed here, not added.
const demanding = new Set(['DataTable.columns', 'Footer.columns', 'Header.items', 'Table.columns']);

describe(`a list that is empty, missing, or of ${many}`, () => {
  it.each(repeating.map((row, index) => ({ ...row, index })))('$name: $list', async ({ index, ...row }) => {
    const { name, Any, props, list, portal } = row;
    const mayMiss = !demanding.has(`${name}.${list}`);
    const problems = await problemsWith([
      ['no items', isTurnOf(index, 0, 3), () => void render(<Any {...withItems(props, list, 0)} />)],
      ['null', mayMiss && isTurnOf(index, 1, 3), () => void render(<Any {...props} {...{ [list]: null }} />)],
      [
        'undefined',
        mayMiss && isTurnOf(index, 2, 3),
        () => void render(<Any {...props} {...{ [list]: undefined }} />),
      ],
      [
        `${many} items`,
        !portal && isTurnOf(index, 0, 2),
        () => {
          // To a string: a document of so many nodes in jsdom says nothing more and costs minutes.
          const html = renderToString(<Any {...withItems(props, list, many)} />);
          expect(html.includes(`data-component="${name}"`)).toBe(true); // a failed toContain would print it all
        },
      ],
    ]);
    expect(problems).toEqual([]);
  });
});

describe('open, once its code has come', () => {
  const late = Object.entries(lazyWidgets).map(([name, row], index) => ({
    ...row,
    index,
    name,
    Any: row.Widget as ComponentType,
  }));
  const lists = late
    .flatMap((row) => listsOf(row.props).map((list) => ({ ...row, list })))
    .map((row, index) => ({ ...row, index }));
  const arrived = (arrives = '[role="dialog"]') =>
    waitFor(() => {
      const element = document.querySelector(arrives);
      if (!element) throw new Error('still under way');
      return element;
    });

  it.each(late)('$name', async ({ index, Any, props, arrives, wordsHidden }) => {
    const untouched = async (words: string) => {
      render(<Any {...(withWords(props, words) as object)} />);
      await arrived(arrives);
      expect(document.querySelector('[onerror], script')).toBeNull();
      if (wordsHidden === undefined) shows(words);
    };
    const problems = await problemsWith([
      [
        'without words',
        isTurnOf(index, 0, 2),
        async () => {
          render(<Any {...(withWords(props, '') as object)} />);
          await arrived(arrives);
        },
      ],
      ['2,000 characters', isTurnOf(index, 0, 2), () => untouched(long)],
      ['mark-up', isTurnOf(index, 1, 2), () => untouched(hostile)],
      [
        'numbers that are none',
        isTurnOf(index, 1, 2),
        async () => {
          render(<Any {...(withNumbers(props, Number.NaN) as object)} />);
          await arrived(arrives);
          hasNo(/NaN|undefined|null/);
        },
      ],
    ]);
    expect(problems).toEqual([]);
  });

  it.each(lists)('$name: $list', async ({ index, Any, props, list }) => {
    const problems = await problemsWith([
      [
        'empty, then missing',
        isTurnOf(index, 0, 2),
        async () => {
          const { rerender } = render(<Any {...withItems(props, list, 0)} />);
          await arrived();
          for (const missing of [null, undefined]) rerender(<Any {...props} {...{ [list]: missing }} />);
          await arrived();
        },
      ],
      [
        'a hundred',
        isTurnOf(index, 1, 2),
        async () => {
          render(<Any {...withItems(props, list, 100)} />);
          await arrived();
        },
      ],
    ]);
    expect(problems).toEqual([]);
  });
});
