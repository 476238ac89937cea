import type { CallOptions, Calls, InputOf, ResultOf, RouteGroup } from '@ca-portal/api';
import type { Endpoint, Group } from '@ca-portal/api/contract';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useQuery,
  type InferDataFromTag,
  type MutationFunctionContext,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
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

/** A call of a description's form: the form shows a refusal at its fields, so that no toast does. */
export const send = <G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  ...[input]: InputArgs<G[K]>
): Promise<ResultOf<G[K]>> => call(group, operation, input, { quiet: true });

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

/** All reads of a row, whatever their input. */
export const readsOf = <G extends Group, K extends Operation<G>>(group: RouteGroup<G>, operation: K) => ({
  queryKey: [group.name, operation] as const,
});

/** What is out of date: all reads of a group, those of one row (`readsOf`), or a single one (`read`). */
export type Stale = AnyGroup | { readonly queryKey: QueryKey };

/** Invalidates these reads: visible ones are fetched again. */
export const refresh = (client: QueryClient, stale: readonly Stale[]) =>
  Promise.all(
    stale.map((of) => client.invalidateQueries({ queryKey: 'queryKey' in of ? of.queryKey : [of.name] })),
  );

type DataOf<Key extends QueryKey> = InferDataFromTag<unknown, Key>;
/** A change of the cache, applied to the client. */
type CacheChange = (client: QueryClient) => unknown;

/**
 * What a read says from now on, without asking the server: a new value, or the known one changed (nothing happens
 * where there is none). `setRead(recordRead, (known) => ({ ...known, ...news }))(client)`.
 */
export const setRead =
  <Key extends QueryKey>(
    { queryKey }: { queryKey: Key },
    value: DataOf<Key> | ((known: DataOf<Key>) => DataOf<Key>),
  ): CacheChange =>
  (client) =>
    client.setQueryData<unknown>(queryKey, (known: unknown) =>
      typeof value === 'function' ? known && (value as (known: unknown) => unknown)(known) : value,
    );

/** What a mutation of this row is called with: nothing if its row has no input. */
type Sent<E extends Endpoint> = keyof InputOf<E> extends never ? void : InputOf<E>;

interface WriteOptions<Input, Result> {
  /** What is out of date afterwards. @default all reads of the row's own group */
  refreshes?: readonly Stale[];
  /** The caller shows a refusal itself; otherwise a toast does. @default false */
  quiet?: boolean;
  /** What a read says after this answer: `(order) => setRead(orderRead(order.orderNo), order)`. */
  answers?: (answer: Result, input: Input) => CacheChange;
}

/** The end of a mutation. Refreshes after a refusal, too: the page showed outdated data. */
const settled =
  <Input, Result>(refreshes: readonly Stale[], answers?: (answer: Result, input: Input) => CacheChange) =>
  (
    answer: Result | undefined,
    error: Error | null,
    input: Input,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) => {
    if (!error) answers?.(answer as Result, input)(client);
    return refresh(client, refreshes);
  };

/** The mutation of a row: `useMutation(write(orders, 'cancel', { refreshes: [orders, home] }))`. */
export function write<G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  { refreshes = [group], quiet = false, answers }: WriteOptions<Sent<G[K]>, ResultOf<G[K]>> = {},
) {
  return mutationOptions({
    mutationKey: [group.name, operation],
    mutationFn: (input: Sent<G[K]>) => call(group, operation, input as InputArgs<G[K]>[0], { quiet }),
    onSettled: settled(refreshes, answers),
  });
}

/** A write of more than one call, or of one and a file: runs `make`, then invalidates these reads. */
export const change = <Input, Result>(refreshes: readonly Stale[], make: (input: Input) => Promise<Result>) =>
  mutationOptions({ mutationFn: make, onSettled: settled<Input, Result>(refreshes) });

/** A page of a list: `usePage(orders, 'list', { query })`; the old rows stay until the next page has loaded. */
export function usePage<G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  ...input: InputArgs<G[K]>
) {
  return useQuery({ ...read(group, operation, ...input), placeholderData: keepPreviousData });
}
