import type { z } from 'zod';
import type { Endpoint, fileFacts, InputOf, ResultOf } from '../contract/index.js';
import { exampleFile, exampleUpload } from './example-file.js';

/** The row's example as its output; in an envelope of rows it is the only row. */
export function exampleResult<E extends Endpoint>(row: E): ResultOf<E> {
  const { response } = row.example;
  if (row.envelope === 'rows') return { rows: [response], total: 1 } as ResultOf<E>;
  if (row.envelope === 'binary') return exampleFile(response as z.output<typeof fileFacts>) as ResultOf<E>;
  return response as ResultOf<E>;
}

/** The row's example as its input; an upload has a small file of its first type. */
export function exampleInput<E extends Endpoint>(row: E): InputOf<E> {
  const { response: _, ...input } = row.example;
  return { ...input, ...(row.upload ? { file: exampleUpload(row.upload.types) } : {}) } as InputOf<E>;
}
