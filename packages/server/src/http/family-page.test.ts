import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const read = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
const page = read('family.md');
const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Dialect|写法)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
const rows = cellsOf(page).map(([dialect = '', here = '']) => ({
  dialect,
  fits: here.startsWith('fits'),
  there: !here.startsWith('not there'),
  // `GET /system/user/`, or only a path.
  calls: [...dialect.matchAll(/`(?:(GET|POST|PUT|DELETE) )?(\/[^`\s]*)`/g)].map(([, method, path = '']) => ({
    method,
    path,
  })),
}));

/**
 * True if a call has its own route; `**` stands for any path below, a path without a method for any method.
 */
function isRouted(method: string | undefined, path: string): boolean {
  const asked = methods.filter((one) => method === undefined || one === method);
  if (path.endsWith('/**'))
    return server.app.printRoutes({ commonPrefix: false }).includes(`mh${path.slice(0, -3)}`);
  const url = `/mh${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return asked.some((one) => server.app.hasRoute({ method: one, url }));
}

it('the page about the family is right about which calls exist', () => {
  const calls = rows.flatMap(({ there, calls: named }) => named.map((call) => ({ ...call, there })));
  expect(calls.length).toBeGreaterThan(25);
  expect(calls.filter(({ method, path, there }) => isRouted(method, path) !== there)).toEqual([]);
});

it('its figures match its rows', () => {
  const fitting = rows.filter(({ fits }) => fits).length;
  expect(page).toContain(`${fitting} of ${rows.length} rows fit`);
});

it('the Chinese page says the same of each row', () => {
  const namesIn = (text: string) => text.match(/`[^`]+`/g)?.toSorted();
  const chinese = read('family.zh-CN.md');
  const said = cellsOf(chinese).map(([dialect = '', here = '']) => ({
    names: namesIn(dialect),
    fits: here.includes('相符'),
    there: here !== '没有',
  }));
  expect(said).toEqual(rows.map(({ dialect, fits, there }) => ({ names: namesIn(dialect), fits, there })));
  expect(chinese).toContain(`${rows.length} 行中 ${rows.filter(({ fits }) => fits).length} 行相符`);
});
