import type { Group, InputOf, ResultOf } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Upload } from '../kernel/uploaded-file.js';
import type { CallContext } from './call-context.js';

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

/** Makes a route of every row of a group. `groupName` is needed if the group is not part of the contract. */
export type MountGroup = <G extends Group>(
  app: FastifyInstance,
  group: G,
  handlers: Handlers<G>,
  groupName?: string,
) => void;
