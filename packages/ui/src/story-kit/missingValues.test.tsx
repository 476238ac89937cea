// Every widget survives one value that a server left out, counted wrongly or sent empty, wherever it stands.
import type { ComponentType } from 'react';
import { cleanup, render, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withoutValues } from './missingValues.fixtures.js';
import { lateWidgets, widgets } from './widgets.fixtures.js';

/** Places that a caller alone fills, with the reason. A row may leave here; one that comes needs its reason. */
const callersOwn: Readonly<Record<string, string>> = {};

/** Without these what the row waits for is rightly not there: it is not open, not in that phase, has no lock to show. */
const mayNotCome = new Set(['open', 'status.phase', 'status.locks.0']);

const nonsense = /.{0,40}(NaN|Infinity|undefined|null|Invalid|\[object).{0,20}/;
/** Whoever gives no keys is told so by React, and the rows are shown all the same. */
const aboutKeys = /same key|unique "key"/;

/** One test a widget, not one a place: a thousand tests cost a minute of set-up. */
async function walk(
  name: string,
  Widget: ComponentType<never>,
  props: object,
  ready: (where: string) => Promise<void>,
) {
  const Any = Widget as ComponentType;
  const found: string[] = [];
  for (const { where, bad, without } of withoutValues(props)) {
    if (`${name}.${where}` in callersOwn) continue;
    const told = (what: string) =>
      void found.push(`${where} = ${bad === '' ? 'no words' : String(bad)} ${what}`);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      render(<Any {...without} />);
      await ready(where);
      const shown = nonsense.exec(document.body.innerHTML)?.[0];
      if (shown !== undefined) told(`shows ${shown}`);
      const said = complaint.mock.calls
        .map((call) => call.map(String).join(' '))
        .find((call) => !aboutKeys.test(call));
      if (said !== undefined) told(`complains ${said.slice(0, 200)}`);
    } catch (error) {
      told(`throws ${String(error).slice(0, 200)}`);
    }
    cleanup();
    document.body.replaceChildren();
    complaint.mockClear();
  }
  return found.join('\n');
}

describe('one value is missing', () => {
  it.each(Object.entries(widgets))('%s', async (name, { Widget, props }) => {
    expect(await walk(name, Widget, props, () => Promise.resolve())).toBe('');
  });

  it.each(Object.entries(lateWidgets))(
    '%s, open',
    async (name, { Widget, props, arrives = '[role="dialog"]' }) => {
      const ready = (where: string) =>
        mayNotCome.has(where)
          ? Promise.resolve()
          : waitFor(
              () => {
                if (!document.querySelector(arrives)) throw new Error('has not come');
              },
              { timeout: 5000 },
            );
      expect(await walk(name, Widget, props, ready)).toBe('');
    },
  );
});
