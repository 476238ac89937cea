import type { Group, InputOf, ResultOf } from '@ca-portal/api/contract';
import type { CallContext } from './context.js';
import type { Upload } from './uploaded-file.js';

/**
 * The input that a handler gets: uploaded files are on disk, while the client has one in memory; `file` is
 * the first.
 */
type GivenInput<Input> = Input extends { readonly file: File }
  ? Omit<Input, 'file'> & { readonly file: Upload; readonly files: readonly Upload[] }
  : Input;

/**
 * One function per endpoint of a group: decoded input in, English answer out. The compiler reports a missing
 * one.
 */
export type Handlers<G extends Group> = {
  readonly [K in keyof G]: (
    input: GivenInput<InputOf<G[K]>>,
    context: CallContext,
  ) => Promise<ResultOf<G[K]>>;
};
