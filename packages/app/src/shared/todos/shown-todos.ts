import type { ResultOf } from '@ca-portal/api';
import type { home } from '@ca-portal/api/contract';

export type Todo = ResultOf<typeof home.todos>[number];

const perKind = 2;
const atMost = 6;

/**
 * A few of each kind in the server's order. The first of every kind comes before the second of any: ten orders to
 * collect must not hide a certificate about to end.
 */
export function shownTodos(todos: readonly Todo[]): Todo[] {
  const seen = new Map<Todo['kind'], number>();
  const numbered = todos.map((todo) => {
    const nth = (seen.get(todo.kind) ?? 0) + 1;
    seen.set(todo.kind, nth);
    return { todo, nth };
  });
  const chosen = numbered
    .filter(({ nth }) => nth <= perKind)
    .toSorted((a, b) => a.nth - b.nth)
    .slice(0, atMost);
  return numbered.filter((one) => chosen.includes(one)).map(({ todo }) => todo);
}
