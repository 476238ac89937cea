import type { PathParams } from 'msw';
import { fromWire, nameMap, type Endpoint } from '../contract/index.js';

/** The input of a row from a request: decoded to English, or why it is invalid. */
export type Read =
  | { readonly ok: true; readonly input: Record<string, unknown> }
  | { readonly ok: false; readonly issues: Issue[] };
export interface Issue {
  field: string;
  message: string;
}

interface Sent {
  readonly body: unknown;
  readonly file?: File;
}

async function sentIn(row: Endpoint, request: Request): Promise<Sent> {
  if (row.upload) {
    const { [row.upload.field]: file, ...body } = Object.fromEntries(await request.formData());
    return { body, ...(file instanceof Blob ? { file } : {}) };
  }
  if (!row.body) return { body: undefined };
  const text = await request.text();
  if (row.bodyType === 'form') return { body: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { body: undefined }; // the schema then reports what is missing
  }
}

/** Whether a path belongs to the row: `/pay/alipay/notify` is not an order number. */
export const ownsPath = (row: Endpoint, params: PathParams): boolean =>
  row.params?.safeParse(params).success ?? true;

/** Reads a request like the server: wire names to English, then the row's schemas. */
export async function readRequest(row: Endpoint, request: Request, params: PathParams): Promise<Read> {
  const { body, file } = await sentIn(row, request);
  const sent = { params, query: Object.fromEntries(new URL(request.url).searchParams), body };
  if (row.upload && !file) {
    return { ok: false, issues: [{ field: row.upload.field, message: '请选择文件' }] };
  }
  const input: Record<string, unknown> = file ? { file } : {};
  for (const place of ['params', 'query', 'body'] as const) {
    const schema = row[place];
    if (!schema) continue;
    const result = schema.safeParse(fromWire(nameMap(schema), sent[place]));
    if (!result.success) {
      const issues = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      return { ok: false, issues };
    }
    input[place] = result.data;
  }
  return { ok: true, input };
}
