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

/** What a call takes: nothing where its row takes nothing. */
export type InputArgs<E extends Endpoint> = keyof InputOf<E> extends never
  ? [input?: undefined]
  : [input: InputOf<E>];
type Operation<G extends Group> = keyof G & string;
/** Any group, where only its name matters. */
export type AnyGroup = { readonly name: string };

type GroupOf<R> = R extends RouteGroup<infer G> ? G : never;
/** What a row answers: `Answer<typeof orders, 'detail'>`. */
export type Answer<R, K extends keyof GroupOf<R>> = ResultOf<GroupOf<R>[K]>;
/** What a row takes: `Asked<typeof orders, 'create'>['body']`. */
export type Asked<R, K extends keyof GroupOf<R>> = InputOf<GroupOf<R>[K]>;

/** Makes the call of a row by the names of its group and operation. */
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
 * block that shows the data words the failure itself.
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
 * A read with an entry of its own for each `variant`: the answer depends on who asks, or nobody may get that of another
 * time.
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

/** What is no row of the group: a name that one has says another thing. */
type NoOperation<G extends Group, Name extends string> = Name extends keyof G ? never : Name;

/**
 * A read that is more than one row: what `make` brings together stands under a `name` of its own among the reads of the
 * group, and is stale with them. With an entry for each `variant` where there are several.
 */
export function gather<G extends Group, const Name extends string, Data>(
  group: RouteGroup<G>,
  name: NoOperation<G, Name>,
  make: (context: QueryFunctionContext) => Promise<Data>,
  ...variant: [variant?: string | null]
) {
  return queryOptions({ queryKey: [group.name, name, ...variant] as const, queryFn: make });
}

/** What the keys of all reads of a row begin with, for whoever makes these alone stale. */
export const keyOf = <G extends Group, K extends Operation<G>>(group: RouteGroup<G>, operation: K) =>
  [group.name, operation] as const;

/** Makes all reads of these groups stale: what is on screen is asked for again. */
export const refresh = (client: QueryClient, groups: readonly AnyGroup[]) =>
  Promise.all(groups.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));

interface WriteOptions {
  /** Groups whose reads are stale afterwards. @default the row's own */
  refreshes?: readonly AnyGroup[];
  /** The caller words a refusal itself; otherwise it toasts. @default false */
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
    // After a refusal too: what the page showed was out of date then.
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, refreshes),
  });
}

/** A write that is more than one row, or has words of its own: what `make` does, then these groups are read anew. */
export const change = <Input, Result>(
  refreshes: readonly AnyGroup[],
  make: (input: Input) => Promise<Result>,
) =>
  mutationOptions({
    mutationFn: make,
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, refreshes),
  });

/** A page of a list: `usePage(orders, 'list', { query })`; turning it keeps the old rows until the new ones are there. */
export function usePage<G extends Group, K extends Operation<G>>(
  group: RouteGroup<G>,
  operation: K,
  ...input: InputArgs<G[K]>
) {
  return useQuery({ ...read(group, operation, ...input), placeholderData: keepPreviousData });
}
