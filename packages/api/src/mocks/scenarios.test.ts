import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from '../client/client.js';
import type { ApiError } from '../client/errors.js';
import type { CallOptions, RouteGroup } from '../client/group.js';
import { contract, groups, type BinaryFile, type Group } from '../contract/index.js';
import {
  exampleInput,
  exampleResult,
  manyCount,
  mockScenario,
  scenarioHandlers,
  slowMs,
  type Scenario,
} from './index.js';

// Every row answers its example unless a test says otherwise: created once, not per row.
const server = setupServer(...scenarioHandlers('example'));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({
  baseUrl: 'http://portal.test/mh',
  repeatWindowMs: 0,
  retries: { wait: async () => undefined },
});

// Every generated group: a new one is tested without a change here.
const generated = import.meta.glob<Record<string, RouteGroup<Group>>>('../groups/*.generated.ts', {
  eager: true,
});
const generatedGroups = Object.assign({}, ...Object.values(generated)) as Record<string, RouteGroup<Group>>;
const rows = Object.entries(groups).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, row]) => ({ id: `${group}.${name}`, group, name, row })),
);
type Row = (typeof rows)[number];

function call({ group, name, row }: Row): Promise<unknown> {
  const calls = client.use(generatedGroups[group] as RouteGroup<Group>) as Record<
    string,
    (input: unknown, options?: CallOptions) => Promise<unknown>
  >;
  return calls[name]?.(exampleInput(row)) ?? Promise.reject(new Error('no such call'));
}
const caught = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.fail('it answered'),
    (error: ApiError) => error,
  );
const isFile = (answer: unknown): answer is BinaryFile =>
  typeof answer === 'object' && answer !== null && 'content' in answer && answer.content instanceof Blob;
/** All blobs compare as equal. */
const visible = async (answer: unknown) =>
  isFile(answer)
    ? { fileName: answer.fileName, type: answer.content.type, text: await answer.content.text() }
    : answer;
const run = (row: Row, scenario: Scenario) => {
  server.use(mockScenario(row.row, scenario));
  return call(row);
};

const failureOf = (row: Row, scenario: Scenario): Promise<unknown> =>
  run(row, scenario).then(
    () => 'it answered',
    (error: unknown) => error,
  );

/** The result of a scenario in the client: kind and code of the error. */
const ways: [Scenario, string, number][] = [
  ['unauthorized', 'unauthorized', 401],
  ['serverError', 'business', 500],
  ['businessError', 'business', 400],
  [{ error: 'forbidden' }, 'business', 403],
  ['malformed', 'malformed', -4],
  ['offline', 'network', -1],
];
/** Each row fails in one way, in turn; each in every way by `pnpm test:deep`. */
const everyWay = process.env['MOCK_FAILURES'] === 'all';

/** What the contract promises of an answer with so many entries. */
function promised({ response, envelope }: Row['row'], total: number): z.ZodType {
  if (envelope === 'rows') return z.object({ rows: z.array(response), total: z.literal(total) });
  if (envelope === 'binary') return z.object({ fileName: z.string(), content: z.instanceof(Blob) });
  return response;
}

const misfitOf = (schema: z.ZodType) => (answer: unknown) => {
  const { error } = schema.safeParse(answer);
  return error && z.prettifyError(error);
};

it.each(rows.map((row, place) => ({ ...row, place })))(
  '$id answers its example, keeps its shape when empty and with many, and fails as a call can',
  async ({ place, ...row }) => {
    const answered = await call(row).then(visible, String);
    expect.soft(answered, 'its example').toEqual(await visible(exampleResult(row.row)));
    for (const [scenario, total] of [
      ['empty', 0],
      ['many', manyCount],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one scenario stands at a time
      const problem = await run(row, scenario).then(misfitOf(promised(row.row, total)), String);
      expect.soft(problem, `${scenario}: ${problem}`).toBeUndefined();
    }
    // A bare word has no envelope that could say that something failed.
    if (row.row.envelope === 'text') return;
    for (const [scenario, kind, code] of everyWay ? ways : ways.slice(place % ways.length).slice(0, 1)) {
      // oxlint-disable-next-line no-await-in-loop -- one scenario stands at a time
      const failure = await failureOf(row, scenario);
      expect.soft(failure, `fails by ${JSON.stringify(scenario)}`).toMatchObject({ kind, code });
    }
  },
);

describe('many', () => {
  const read = (limit: number, page: number) =>
    client
      .use(generatedGroups['orders'] as unknown as RouteGroup<typeof contract.orders>)
      .list({ query: { page, limit } });

  it('is paged as requested, each entry with its own key', async () => {
    server.use(mockScenario(contract.orders.list, 'many'));
    const pages = [await read(50, 1), await read(50, 2), await read(50, 3), await read(50, 4)];
    expect(pages.map((page) => page.rows.length)).toEqual([50, 50, 4, 0]);
    const keys = new Set(pages.flatMap((page) => page.rows.map(({ orderNo }) => orderNo)));
    expect(keys.size).toBe(manyCount);
  });
  it('lengthens lists inside an answer, and empty empties them', async () => {
    const list = rows.find(({ id }) => id === 'codes.byType') as Row;
    expect(await run(list, 'many')).toHaveLength(manyCount);
    expect(await run(list, 'empty')).toEqual([]);
  });
  it('does not repeat what must be unique', async () => {
    const routers = rows.find(({ id }) => id === 'session.routers') as Row;
    expect(await run(routers, 'many')).toEqual(exampleResult(routers.row));
  });
});

it('slow answers its example after three seconds', async () => {
  const row = rows.find(({ id }) => id === 'session.info') as Row;
  server.use(mockScenario(row.row, 'slow', { delay: 30 }));
  const start = performance.now();
  expect(await call(row)).toEqual(exampleResult(row.row));
  expect(performance.now() - start).toBeGreaterThanOrEqual(29);
  expect(slowMs).toBe(3000);
});
it('all calls use one scenario, except those that are named', async () => {
  server.use(...scenarioHandlers('empty', { 'session.info': 'example', 'orders.list': 'serverError' }));
  const named = (id: string) => call(rows.find((row) => row.id === id) as Row);
  expect(await named('codes.byType')).toEqual([]);
  expect(await named('session.info')).toEqual(contract.session.info.example.response);
  expect((await caught(named('orders.list'))).code).toBe(500);
  // @ts-expect-error a call that does not exist does not compile
  scenarioHandlers('empty', { 'orders.lists': 'example' });
});
it('a failing call does not answer a path that belongs to another', async () => {
  server.use(
    mockScenario(contract.orders.detail, 'serverError'),
    mockScenario(contract.orders.list, 'example'),
  );
  expect(await call(rows.find(({ id }) => id === 'orders.list') as Row)).toMatchObject({ total: 1 });
});
