import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const page = readFileSync(new URL('../../../../docs/family.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Dialect'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .map(([dialect = '', here = '']) => ({
    dialect,
    fits: here.startsWith('fits'),
    there: !here.startsWith('not there'),
    // `GET /system/user/`, or a path alone.
    calls: [...dialect.matchAll(/`(?:(GET|POST|PUT|DELETE) )?(\/[^`\s]*)`/g)].map(
      ([, method, path = '']) => ({
        method,
        path,
      }),
    ),
  }));

/** Whether a call has a route of its own; `**` stands for some path below, a path without a method for any. */
function isRouted(method: string | undefined, path: string): boolean {
  const asked = methods.filter((one) => method === undefined || one === method);
  if (path.endsWith('/**'))
    return server.app.printRoutes({ commonPrefix: false }).includes(`mh${path.slice(0, -3)}`);
  const url = `/mh${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return asked.some((one) => server.app.hasRoute({ method: one, url }));
}

it('the page about the family says of each call rightly whether it is there', () => {
  const calls = rows.flatMap(({ there, calls: named }) => named.map((call) => ({ ...call, there })));
  expect(calls.length).toBeGreaterThan(25);
  expect(calls.filter(({ method, path, there }) => isRouted(method, path) !== there)).toEqual([]);
});

it('its figures are those of its rows', () => {
  const fitting = rows.filter(({ fits }) => fits).length;
  expect(page).toContain(`${fitting} of ${rows.length} rows fit`);
});
