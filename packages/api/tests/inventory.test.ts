import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groups } from '../src/contract/index.js';
import { orderEvents, orderStateValues } from '../src/domain/index.js';
import { endpointsDocument, originOf } from '../src/inventory/document.js';
import { statesDocument } from '../src/inventory/states.js';
import { specCalls } from './spec-calls.js';

const file = readFileSync(new URL('../../../docs/endpoints.md', import.meta.url), 'utf8');
const rows = Object.entries(groups).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, row]) => ({ id: `${group}.${name}`, name, row })),
);

describe('docs/endpoints.md (run `pnpm generate` when this fails)', () => {
  it('is current', () => expect(file).toBe(endpointsDocument()));
  it.each(rows)('has a line for $id with its source', ({ name, row }) => {
    const lines = file.split('\n').filter((line) => line.startsWith(`| \`${row.method} ${row.path}\` |`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`| \`${name}\` | ${row.source} |`);
  });
  it('counts as many fixed calls as the specification has', () => {
    const fixed = rows.filter(({ row }) => originOf(row) === 'fixed');
    expect(fixed).toHaveLength(specCalls.length);
  });
});

it.each([
  ['7.4', 'fixed'],
  ['7.5', 'fixed'],
  ['7.4 (path ours)', 'path ours'],
  ['4 (path ours)', 'path ours'],
  ['ours', 'ours'],
  ['ours (RuoYi family)', 'ours'],
])('source %s is %s', (source, origin) => expect(originOf({ source })).toBe(origin));

describe('docs/states.md (run `pnpm generate` when this fails)', () => {
  const states = readFileSync(new URL('../../../docs/states.md', import.meta.url), 'utf8');
  it('is current', () => expect(states).toBe(statesDocument()));
  it('lists the next state of every state and event, or that it is refused', () => {
    const [, order = ''] = /## 订单 Order([\s\S]*?)## 证书/.exec(states) ?? [];
    const rows = order.split('\n').filter((line) => line.startsWith('| **'));
    expect(rows).toHaveLength(orderStateValues.length);
    const ways = orderStateValues.flatMap((state) => orderEvents(state));
    expect(rows.join('').match(/\| [^—*|]+ (?=\|)/g)).toHaveLength(ways.length);
    expect(order.match(/s\d+ --> s\d+/g)).toHaveLength(ways.length);
  });
});
