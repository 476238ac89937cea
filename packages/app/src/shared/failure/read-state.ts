import { isNotFound, isRefusedToRole } from './refusal.js';

/** What a boundary needs of a query. */
export interface Read<Data = unknown> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}
/** One query, or several that are of use together alone. */
export type Reads = Read | readonly Read[];

type OneData<Of> = Of extends Read ? Exclude<Of['data'], undefined> : never;
/** What the queries bring: one's data, or the data of each in their order. */
export type DataOf<Of extends Reads> = Of extends readonly Read[]
  ? { readonly [K in keyof Of]: OneData<Of[K]> }
  : OneData<Of>;

/** Failed, and nothing from before to show instead. */
export const hasFailed = ({ isError, data }: Pick<Read, 'isError' | 'data'>): boolean =>
  isError && data === undefined;

export type ReadState<Of extends Reads> =
  | { state: 'here'; data: DataOf<Of> }
  /** `query`: the first that failed, which is number `at` of them. */
  | { state: 'refused' | 'missing' | 'failed'; query: Read; at: number }
  | { state: 'loading' };

/** Where a read stands. What has come stays, even where reading it anew fails. */
export function readState<const Of extends Reads>(of: Of): ReadState<Of> {
  const each = Array.isArray(of) ? (of as readonly Read[]) : [of as Read];
  if (each.every(({ data }) => data !== undefined)) {
    const all = each.map(({ data }) => data);
    return { state: 'here', data: (Array.isArray(of) ? all : all[0]) as DataOf<Of> };
  }
  const at = each.findIndex(hasFailed);
  const query = each[at];
  if (!query) return { state: 'loading' };
  if (isRefusedToRole(query.error)) return { state: 'refused', query, at };
  return { state: isNotFound(query.error) ? 'missing' : 'failed', query, at };
}
