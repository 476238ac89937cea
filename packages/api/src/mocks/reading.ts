import type { PathParams } from 'msw';
import { fromWire, nameMap, type Endpoint } from '../contract/index.js';

/** What a request says for a row: decoded to English, or why it does not fit. */
export type Read =
  | { readonly ok: true; readonly input: { params?: unknown; query?: unknown; body?: unknown } }
  | { readonly ok: false; readonly place: 'params' | 'query' | 'body'; readonly issues: Issue[] };
export interface Issue {
  field: string;
  message: string;
}

async function bodyOf(row: Endpoint, request: Request): Promise<unknown> {
  const text = await request.text();
  if (row.bodyType === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // the schema then says what is missing
  }
}

/** Reads a request as the server does: wire names to English, then the row's schemas. */
export async function readRequest(row: Endpoint, request: Request, params: PathParams): Promise<Read> {
  const sent = {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: row.body ? await bodyOf(row, request) : undefined,
  };
  const input: Record<string, unknown> = {};
  for (const place of ['params', 'query', 'body'] as const) {
    const schema = row[place];
    if (!schema) continue;
    const result = schema.safeParse(fromWire(nameMap(schema), sent[place]));
    if (!result.success) {
      const issues = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      return { ok: false, place, issues };
    }
    input[place] = result.data;
  }
  return { ok: true, input };
}
