import type { ResultOf } from '@ca-portal/api';
import type { home } from '@ca-portal/api/contract';

export type Todo = ResultOf<typeof home.todos>[number];

const perKind = 2;
const atMost = 6;

/** A few of each kind in the server's order: ten orders to collect must not hide a certificate about to end. */
export function shownTodos(todos: readonly Todo[]): Todo[] {
  const seen = new Map<Todo['kind'], number>();
  return todos
    .filter(({ kind }) => {
      const nth = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, nth);
      return nth <= perKind;
    })
    .slice(0, atMost);
}
