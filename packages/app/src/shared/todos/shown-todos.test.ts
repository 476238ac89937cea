import { expect, test } from 'vitest';
import { shownTodos, type Todo } from './shown-todos.js';

const todo = (kind: Todo['kind'], n: number): Todo => ({
  kind,
  title: `${kind} ${n}`,
  detail: '',
  link: '/',
  before: null,
});

test('no kind hides the others, and the server’s order is kept', () => {
  const given = [1, 2, 3, 4, 5, 6]
    .map((n) => todo('collect', n))
    .concat(todo('renew', 1), todo('company', 1));
  expect(shownTodos(given).map(({ title }) => title)).toEqual([
    'collect 1',
    'collect 2',
    'renew 1',
    'company 1',
  ]);
});

test('the first of every kind comes before the second of any', () => {
  const kinds = ['pay', 'correct', 'collect', 'install'] as const;
  const given = [...kinds.flatMap((kind) => [todo(kind, 1), todo(kind, 2)]), todo('renew', 1)];
  expect(shownTodos(given).map(({ title }) => title)).toEqual([
    'pay 1',
    'pay 2',
    'correct 1',
    'collect 1',
    'install 1',
    'renew 1',
  ]);
});

test('the list is limited', () => {
  const kinds = ['pay', 'correct', 'collect', 'install', 'renew', 'company'] as const;
  expect(shownTodos(kinds.flatMap((kind) => [todo(kind, 1), todo(kind, 2)]))).toHaveLength(6);
});
