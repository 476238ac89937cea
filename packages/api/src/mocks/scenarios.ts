import { HttpResponse, type HttpHandler } from 'msw';
import { groups, type Contract, type Endpoint, type Group, type ResultOf } from '../contract/index.js';
import type { ErrorKey, ErrorParams } from '../domain/index.js';
import { emptyResult, manyResult } from './amounts.js';
import { exampleResult } from './examples.js';
import { handlerOf, mock, mockError, mockForever, mockNetworkError, type MockOptions } from './mock.js';

/**
 * Behavior of a call in a story or a test. `example`: the row's example · `empty`: lists without entries · `many`:
 * 104 of each, paged · `slow`: after three seconds · `forever`: never · `unauthorized`: the login has expired (401) ·
 * `serverError`: HTTP 500 · `businessError`: refused with code 400, or with the error that `{ error }` names ·
 * `malformed`: a web page in place of an envelope · `offline`: the connection fails.
 */
export type ScenarioName =
  | 'example'
  | 'empty'
  | 'many'
  | 'slow'
  | 'forever'
  | 'unauthorized'
  | 'serverError'
  | 'businessError'
  | 'malformed'
  | 'offline';
/** Behavior of a mocked server: one of the named scenarios, or an error. */
export type Scenario = ScenarioName | { readonly error: ErrorKey; readonly params?: ErrorParams };

/** `orders.list` and so on, for every row of the contract. */
export type EndpointName = {
  [G in keyof Contract & string]: `${G}.${keyof Contract[G] & string}`;
}[keyof Contract & string];

/** Number of records in the scenario `many`. */
export const manyCount = 104;
/** Delay of the scenario `slow`, in milliseconds. */
export const slowMs = 3000;

const html = '<!doctype html><title>502 Bad Gateway</title>';

/** One call in one scenario: `msw.use(mockScenario(review.queue, 'empty'))`. */
export function mockScenario(row: Endpoint, scenario: Scenario, options: MockOptions = {}): HttpHandler {
  if (typeof scenario === 'object') return mockError(row, scenario.error, scenario.params, options);
  // Created on demand: most rows are never used in a story.
  const answer = (value: () => unknown) => mock(row, () => value() as ResultOf<Endpoint>, options);
  switch (scenario) {
    case 'example':
      return answer(() => exampleResult(row));
    case 'empty':
      return answer(() => emptyResult(row));
    case 'many':
      return mock(row, (input) => manyResult(row, input, manyCount) as ResultOf<Endpoint>, options);
    case 'slow':
      return mock(row, () => exampleResult(row), { delay: slowMs, ...options });
    case 'forever':
      return mockForever(row, options);
    case 'unauthorized':
      return mockError(row, 'unauthorized', {}, options);
    case 'serverError':
      return handlerOf(row, options, () =>
        HttpResponse.json(
          { code: 500, msg: '服务繁忙，请稍后再试（错误编号 E-EXAMPLE）', data: null },
          { status: 500 },
        ),
      );
    case 'businessError':
      return mockError(row, 'badRequest', {}, options);
    case 'malformed':
      return handlerOf(row, options, () => HttpResponse.html(html));
    case 'offline':
      return mockNetworkError(row, options);
  }
}

const parameterCount = (row: Endpoint): number => row.path.split('{').length - 1;

/**
 * A handler for every row, all in one scenario except those that are named:
 * `msw.use(...scenarioHandlers('many', { 'session.info': 'example', 'orders.list': 'serverError' }))`.
 * Fixed paths come before those with parameters, because the first matching handler wins.
 */
export function scenarioHandlers(
  everywhere: Scenario,
  exceptions: { readonly [K in EndpointName]?: Scenario } = {},
  options: MockOptions = {},
): HttpHandler[] {
  return handlersOf(groups, (name) => exceptions[name as EndpointName] ?? everywhere, options);
}

let examples: readonly HttpHandler[] | undefined;

/** A handler for each row that returns the row's example: the default below a story's own mocks. */
export const exampleHandlers = (
  given: Readonly<Record<string, Group>> = groups,
  options?: MockOptions,
): HttpHandler[] => {
  if (given !== groups || options) return handlersOf(given, () => 'example', options ?? {});
  // Creating seven hundred for every story takes 2 % of its time; they are stateless, so they are shared.
  examples ??= handlersOf(groups, () => 'example', {});
  return [...examples];
};

function handlersOf(
  given: Readonly<Record<string, Group>>,
  scenarioOf: (name: string) => Scenario,
  options: MockOptions,
): HttpHandler[] {
  return Object.entries(given)
    .flatMap(([group, rows]) =>
      Object.entries(rows).map(([name, row]) => ({ row, name: `${group}.${name}` })),
    )
    .toSorted((a, b) => parameterCount(a.row) - parameterCount(b.row))
    .map(({ row, name }) => mockScenario(row, scenarioOf(name), options));
}
