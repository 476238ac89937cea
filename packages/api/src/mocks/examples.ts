import type { z } from 'zod';
import type { Endpoint, fileFacts, InputOf, ResultOf } from '../contract/index.js';
import { exampleFile, exampleUpload } from './example-file.js';

/** What a caller of the row gets, as the row's example has it; in an envelope of rows it is the only row. */
export function exampleResult<E extends Endpoint>(row: E): ResultOf<E> {
  const { response } = row.example;
  if (row.envelope === 'rows') return { rows: [response], total: 1 } as ResultOf<E>;
  if (row.envelope === 'binary') return exampleFile(response as z.output<typeof fileFacts>) as ResultOf<E>;
  return response as ResultOf<E>;
}

/** A call that works, as the row's example has it; an upload carries a small file of its first type. */
export function exampleInput<E extends Endpoint>(row: E): InputOf<E> {
  const { response: _, ...input } = row.example;
  return { ...input, ...(row.upload ? { file: exampleUpload(row.upload.types) } : {}) } as InputOf<E>;
}
