import type { Endpoint, InputOf, Page } from '../contract/index.js';
import { exampleResult } from './examples.js';

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** The example without data: empty lists, totals of 0. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'total' ? 0 : emptied(item)]),
  );
}

const isKey = (name: string) => /^(?:id|code|serial)$|(?:Id|No|Guid|Number)$/.test(name);
/** Another value of the same format: the digits at its end are incremented. */
function countedOn(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + by;
  if (typeof value !== 'string') return value;
  const digits = /\d+$/.exec(value)?.[0] ?? '';
  const next = String((BigInt(digits || '0') + BigInt(by)) % 10n ** BigInt(digits.length || 6));
  return value.slice(0, value.length - digits.length) + next.padStart(digits.length, '0');
}
const variant = (item: unknown, by: number): unknown =>
  isRecord(item)
    ? Object.fromEntries(
        Object.entries(item).map(([key, value]) => [key, isKey(key) ? countedOn(value, by) : value]),
      )
    : item;
const hasKey = (item: unknown): boolean => isRecord(item) && Object.keys(item).some(isKey);

/** Lists grow; those whose entries have no key of their own, like a route tree, do not change. */
function multiplied(value: unknown, count: number): unknown {
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return hasKey(first) ? Array.from({ length: count }, (_, i) => variant(first, i)) : value;
  }
  if (!isRecord(value)) return value;
  const grown = Object.entries(value).map(([key, item]) => [key, multiplied(item, count)] as const);
  const grew = grown.some(([key, item]) => item !== value[key] && Array.isArray(item));
  return Object.fromEntries(grown.map(([key, item]) => [key, grew && key === 'total' ? count : item]));
}

/** If a changed example violates the contract, the example itself is returned. */
const fitting = (row: Endpoint, value: unknown): unknown =>
  row.response.safeParse(value).success ? value : row.example.response;

/** The row's answer without data. */
export function emptyResult(row: Endpoint): unknown {
  if (row.envelope === 'rows') return { rows: [], total: 0 };
  return row.envelope === 'binary' ? exampleResult(row) : fitting(row, emptied(row.example.response));
}

/** Paging parameters of the family's calls. */
function pageAsked(query: Json): { page: number; limit: number } {
  const { page = query['pageNum'] ?? query['currentPage'] ?? 1 } = query;
  const { limit = query['pageSize'] ?? query['pageItemNum'] ?? 10 } = query;
  return { page: Number(page), limit: Number(limit) };
}

/** The row's answer with a lot of data: `count` entries, paged as requested. */
export function manyResult(row: Endpoint, input: InputOf<Endpoint>, count: number): unknown {
  const { response } = row.example;
  if (row.envelope === 'binary') return exampleResult(row);
  if (row.envelope !== 'rows') return fitting(row, multiplied(response, count));
  const { query, body } = input as { query?: Json; body?: Json };
  const { page, limit } = pageAsked({ ...body, ...query });
  const from = (page - 1) * limit;
  const length = Math.max(0, Math.min(limit, count - from));
  const rows = Array.from({ length }, (_, i) => fitting(row, variant(response, from + i)));
  return { rows, total: count } satisfies Page<unknown>;
}
