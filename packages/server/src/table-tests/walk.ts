import { basePath, groups, nameMap, toWire, type Endpoint } from '@ca-portal/api/contract';
import type { TestServer } from '../testing/index.js';

/** Every row of the contract with its name, `orders.detail`. */
export const allRows: readonly (readonly [name: string, row: Endpoint])[] = Object.entries(groups).flatMap(
  ([group, rows]) => Object.entries(rows).map(([name, row]) => [`${group}.${name}`, row] as const),
);

/** Only a sample of the rows, if all of them run on the other database (vitest.config.ts). */
export const sample = process.env['TABLE_ROWS'] === 'sample';

/** The rows to test one by one; chosen by position, so that many groups are covered. */
export const rowsToWalk = allRows.filter((_, index) => !sample || index % 24 === 0);

/** Input of a call, in English names; any values, because tests send what no client would. */
export interface Given {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly file?: { readonly name: string; readonly type: string; readonly content: Buffer } | undefined;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  /** The file name header; empty without a file. */
  readonly disposition: string;
  /** The envelope; undefined if the answer is not a JSON object. */
  readonly envelope: Readonly<Record<string, unknown>> | undefined;
  readonly text: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Unpaired surrogates are impossible in a URL. */
const pathPart = (value: unknown): string =>
  encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '\uFFFD'));

function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encodeURIComponent(name)}=${pathPart(one)}`),
    );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const boundary = 'table-test-boundary';

function multipart(row: Endpoint, body: unknown, file: Given['file']): Buffer {
  const parts: Buffer[] = [];
  const add = (head: string, content: Buffer) =>
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n'));
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    add(`Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"`, Buffer.from(textOf(value)));
  }
  if (file) {
    const disposition = `Content-Disposition: form-data; name="${row.upload?.field}"; filename="${file.name}"`;
    add(`${disposition}\r\nContent-Type: ${file.type}`, file.content);
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** The body in its wire format: legacy names, and JSON, a form or multipart. */
function payloadOf(row: Endpoint, { body, file }: Given): { payload?: string | Buffer; type?: string } {
  if (row.upload) {
    return {
      payload: multipart(row, toWire(nameMap(row.body), body), file),
      type: `multipart/form-data; boundary=${boundary}`,
    };
  }
  if (row.method === 'GET' || (body === undefined && !row.body)) return {};
  const wire = toWire(nameMap(row.body), body ?? {});
  if (row.bodyType === 'form') {
    const form = queryText((wire ?? {}) as Record<string, unknown>).slice(1);
    return { payload: form, type: 'application/x-www-form-urlencoded' };
  }
  return { payload: JSON.stringify(wire), type: 'application/json' };
}

/** Sends a row's call in its wire format, whatever its values. */
export async function send(
  server: TestServer,
  row: Endpoint,
  given: Given,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(given.params?.[name] ?? ''));
  const query = toWire(nameMap(row.query), given.query ?? {}) as Record<string, unknown>;
  const { payload, type } = payloadOf(row, given);
  const answer = await server.app.inject({
    method: row.method,
    url: `${basePath}${path}${queryText(query)}`,
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
  return read(answer);
}

function read(answer: { statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer }): Answer {
  const type = String(answer.headers['content-type'] ?? '');
  const text = answer.rawPayload.toString();
  let envelope: Answer['envelope'];
  if (type.startsWith('application/json')) {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) envelope = value as Record<string, unknown>;
  }
  const disposition = String(answer.headers['content-disposition'] ?? '');
  return { status: answer.statusCode, type, disposition, envelope, text };
}

/** True if an answer reports success. */
export const worked = ({ status, envelope, type }: Answer): boolean =>
  status === 200 && (envelope ? envelope['code'] === 200 : !type.startsWith('application/json'));
