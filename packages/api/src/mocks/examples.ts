import type { Endpoint, InputOf, ResultOf } from '../contract/index.js';

/** What a caller of the row gets, as the row's example has it; in an envelope of rows it is the only row. */
export function exampleResult<E extends Endpoint>(row: E): ResultOf<E> {
  const { response } = row.example;
  return (row.envelope === 'rows' ? { rows: [response], total: 1 } : response) as ResultOf<E>;
}

/** A call that works, as the row's example has it. */
export function exampleInput<E extends Endpoint>(row: E): InputOf<E> {
  const { response: _, ...input } = row.example;
  return input as InputOf<E>;
}
