import type { CallOptions, Calls, InputOf, ResultOf, RouteGroup } from '@ca-portal/api';
import type { Endpoint, Group } from '@ca-portal/api/contract';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useQuery,
  type QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { api } from './client.js';

/** The input of a call: none if its row has none. */
export type InputArgs<E extends Endpoint> = keyof InputOf<E> extends never
  ? [input?: undefined]
  : [input: InputOf<E>];
type Operation<G extends Group> = keyof G & string;
/** Any group, if only its name matters. */
export type AnyGroup = { readonly name: string };

type GroupOf<R> = R extends RouteGroup<infer G> ? G : never;
/** The answer of a row: `Answer<typeof orders, 'detail'>`. */
export type Answer<R, K extends keyof GroupOf<R>> = ResultOf<GroupOf<R>[K]>;
/** The input of a row: `Asked<typeof orders, 'create'>['body']`. */
export type Asked<R, K extends keyof GroupOf<R>> = InputOf<GroupOf<R>[K]>;

/** Calls a row by the names of its group and operation. */
export function call<G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  input: InputArgs<G[K]>[0],
  options?: CallOptions,
): Promise<ResultOf<G[K]>> {
  const calls: Calls<G> = api.use(group);
  return (calls[operation] as (input: unknown, options?: CallOptions) => Promise<ResultOf<G[K]>>)(
    input,
    options,
  );
}

/**
 * Key and function of a read, from its row: `useQuery(read(orders, 'detail', { params: { orderNo } }))`. Quiet: the
 * block that shows the data also shows the failure.
 */
export function read<G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  ...[input]: InputArgs<G[K]>
) {
  return queryOptions({
    queryKey: [group.name, operation, input ?? {}] as const,
    queryFn: ({ signal }) => call(group, operation, input, { quiet: true, signal }),
  });
}

/**
 * A read with a separate cache entry for each `variant`: for answers that depend on the caller, or that must not be
 * reused later.
 */
export function readAs<G extends Group, K extends Operation<G>>(
  variant: string | number | boolean | null,
  group: RouteGroup<G>,
  operation: K,
  ...[input]: InputArgs<G[K]>
) {
  return queryOptions({
    queryKey: [group.name, operation, input ?? {}, variant] as const,
    queryFn: ({ signal }) => call(group, operation, input, { quiet: true, signal }),
  });
}

/** A name that is not an operation of the group: otherwise the keys would collide. */
type NoOperation<G extends Group, Name extends string> = Name extends keyof G ? never : Name;

/**
 * A read of more than one row: the result of `make` is cached under its own `name` among the reads of the
 * group, and is invalidated with them. `variant` separates several entries.
 */
export function gather<G extends Group, const Name extends string, Data>(
  group: RouteGroup<G>,
  name: NoOperation<G, Name>,
  make: (context: QueryFunctionContext) => Promise<Data>,
  ...variant: [variant?: string | null]
) {
  return queryOptions({ queryKey: [group.name, name, ...variant] as const, queryFn: make });
}

/** The key prefix of all reads of a row, to invalidate only these. */
export const keyOf = <G extends Group, K extends Operation<G>>(group: RouteGroup<G>, operation: K) =>
  [group.name, operation] as const;

/** Invalidates all reads of these groups: visible ones are fetched again. */
export const refresh = (client: QueryClient, groups: readonly AnyGroup[]) =>
  Promise.all(groups.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));

interface WriteOptions {
  /** Groups whose reads are invalidated afterwards. @default the row's own */
  refreshes?: readonly AnyGroup[];
  /** The caller shows a refusal itself; otherwise a toast does. @default false */
  quiet?: boolean;
}

/** The mutation of a row: `useMutation(write(orders, 'cancel', { refreshes: [orders, home] }))`. */
export function write<G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  { refreshes = [group], quiet = false }: WriteOptions = {},
) {
  return mutationOptions({
    mutationKey: [group.name, operation],
    mutationFn: (input: InputArgs<G[K]>[0]) => call(group, operation, input, { quiet }),
    // After a refusal, too: the page showed outdated data.
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, refreshes),
  });
}

/** A write of more than one row, or with its own messages: runs `make`, then invalidates the reads of these groups. */
export const change = <Input, Result>(
  refreshes: readonly AnyGroup[],
  make: (input: Input) => Promise<Result>,
) =>
  mutationOptions({
    mutationFn: make,
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, refreshes),
  });

/** A page of a list: `usePage(orders, 'list', { query })`; the old rows stay until the next page has loaded. */
export function usePage<G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  ...input: InputArgs<G[K]>
) {
  return useQuery({ ...read(group, operation, ...input), placeholderData: keepPreviousData });
}
