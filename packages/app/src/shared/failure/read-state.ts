import { isNotFound, isRefusedToRole } from './refusal.js';

/** The part of a query that `Shown` needs. */
export interface Read<Data = unknown> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}
/** One query, or several that are only useful together. */
export type Reads = Read | readonly Read[];

type OneData<Of> = Of extends Read ? Exclude<Of['data'], undefined> : never;
/** The data of one query, or of each query in their order. */
export type DataOf<Of extends Reads> = Of extends readonly Read[]
  ? { readonly [K in keyof Of]: OneData<Of[K]> }
  : OneData<Of>;

/** Failed, without earlier data to show instead. */
export const hasFailed = ({ isError, data }: Pick<Read, 'isError' | 'data'>): boolean =>
  isError && data === undefined;

export type ReadState<Of extends Reads> =
  | { state: 'here'; data: DataOf<Of> }
  /** `query`: the first that failed; `at`: its index. */
  | { state: 'refused' | 'missing' | 'failed'; query: Read; at: number }
  | { state: 'loading' };

/** The state of a read. Loaded data stay, even when a reload fails. */
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
