import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { groups, isRepeatable, wireSchema } from '../src/contract/index.js';
import { originOf } from '../src/inventory/document.js';
import { specCalls } from './spec-calls.js';

const rows = Object.values(groups).flatMap((group) => Object.values(group));
/** Parameter names do not distinguish calls. */
const nameless = (path: string) => path.replace(/\{\w+\}/g, '{}');
const rowOf = (method: string, path: string) =>
  rows.find((row) => row.method === method && nameless(row.path) === nameless(path));
const wireNames = (schema: z.ZodType | undefined): string[] => {
  const wire = schema && wireSchema(schema);
  return wire instanceof z.ZodObject ? Object.keys(wire.shape) : [];
};

it.each(specCalls)(
  '$section $method $path is a row of the contract that takes what the text says',
  ({ section, method, path, query, body }) => {
    const row = rowOf(method, path);
    expect.soft(row?.source, 'that section as its source').toContain(section);
    expect.soft(wireNames(row?.query), 'query').toEqual(expect.arrayContaining([...(query ?? [])]));
    expect.soft(wireNames(row?.body), 'body').toEqual(expect.arrayContaining([...(body ?? [])]));
    expect.soft(row?.query !== undefined || query === undefined, 'has a query').toBe(true);
    const takesBody = row?.body !== undefined || row?.upload !== undefined;
    expect(takesBody || body === undefined, 'has a body').toBe(true);
  },
);

describe('the list', () => {
  it('lists each call once', () => {
    const calls = specCalls.map(({ method, path }) => `${method} ${nameless(path)}`);
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.length).toBe(81);
  });
  it('lists every call that a row takes from the spec with a path', () => {
    const listed = new Set(specCalls.map(({ method, path }) => `${method} ${nameless(path)}`));
    const claimed = rows
      .filter((row) => originOf(row) === 'fixed')
      .map(({ method, path }) => `${method} ${nameless(path)}`)
      .filter((call) => !listed.has(call));
    expect(claimed).toEqual([]);
  });
});

describe('calls that only read', () => {
  const readers = rows.filter(
    ({ method, path }) =>
      method === 'POST' && /\/(?:get|select|query|find|list)\w*(?:\/\{\w+\})?$/.test(path),
  );
  it('are found', () => expect(readers.length).toBeGreaterThan(3));
  it.each(readers)('$path may be repeated at once', (row) => {
    expect(isRepeatable(row)).toBe(true);
  });
});
