import type { HttpHandler } from 'msw';
import { contract, type Endpoint, type Group } from '../contract/index.js';
import { exampleResult } from './examples.js';
import { mock, type MockOptions } from './mock.js';

const parameterCount = (row: Endpoint): number => row.path.split('{').length - 1;

/**
 * A handler for each row, answering the row's example: the ground on which a story lays its own mocks.
 * Fixed paths stand before those with parameters, because the first handler that fits wins.
 */
export function exampleHandlers(
  groups: Readonly<Record<string, Group>> = contract,
  options: MockOptions = {},
): HttpHandler[] {
  return Object.values(groups)
    .flatMap((group) => Object.values(group))
    .toSorted((a, b) => parameterCount(a) - parameterCount(b))
    .map((row) => mock(row, exampleResult(row), options));
}
