import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { basePath, type Endpoint, type InputOf, type ResultOf } from '../contract/index.js';
import type { ErrorKey, ErrorParams } from '../domain/index.js';
import { packed } from './packing.js';
import { readRequest } from './reading.js';
import { Refusal } from './refusal.js';

export interface MockOptions {
  /** How long the answer takes, in milliseconds. @default 0 */
  delay?: number;
  /** Where the backend is mounted. @default basePath on any host */
  baseUrl?: string;
}

/** Makes an answer from the decoded input; may throw `refuse(…)`. */
export type MockResolver<E extends Endpoint> = (input: InputOf<E>) => ResultOf<E> | Promise<ResultOf<E>>;

type Answer = ReturnType<typeof packed> | ReturnType<typeof HttpResponse.error> | undefined;
const anyHost = `*${basePath}`;
const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function handler(row: Endpoint, options: MockOptions, answer: HttpResponseResolver): HttpHandler {
  const path = (options.baseUrl ?? anyHost) + row.path.replace(/\{(\w+)\}/g, ':$1');
  return methods[row.method](path, async (info) => {
    if (options.delay) await delay(options.delay);
    return answer(info);
  });
}

/**
 * A mock of one call, for stories and tests: answer with a value in English names, or compute it.
 *
 * The request is read as the server reads it: what does not fit the row's schemas is refused with 400 and the
 * schema's own sentence, so a page that sends nonsense is seen in its story. A path whose parameters do not
 * fit belongs to another row (`/pay/alipay/notify` is no order number) and is left to the next handler.
 */
export function mock<E extends Endpoint>(
  row: E,
  answer: ResultOf<E> | MockResolver<E>,
  options: MockOptions = {},
): HttpHandler {
  return handler(row, options, async ({ request, params }): Promise<Answer> => {
    const read = await readRequest(row, request, params);
    if (!read.ok && read.place === 'params') return undefined;
    if (!read.ok) return HttpResponse.json({ code: 400, msg: read.issues[0]?.message, data: read.issues });
    try {
      const value =
        typeof answer === 'function' ? await (answer as MockResolver<E>)(read.input as InputOf<E>) : answer;
      return packed(row, value);
    } catch (refused) {
      if (refused instanceof Refusal) return refused.answer();
      throw refused;
    }
  });
}

/** The call is refused with an error of the table; `details` travel as the envelope's `data`. */
export function mockError(
  row: Endpoint,
  key: ErrorKey,
  params?: ErrorParams,
  { details, ...options }: MockOptions & { details?: unknown } = {},
): HttpHandler {
  return handler(row, options, () => new Refusal(key, params, details).answer());
}

/** No answer: the connection breaks. */
export const mockNetworkError = (row: Endpoint, options: MockOptions = {}): HttpHandler =>
  handler(row, options, () => HttpResponse.error());

/** The answer never comes: for loading states, and for the time-out. */
export const mockForever = (row: Endpoint, options: Pick<MockOptions, 'baseUrl'> = {}): HttpHandler =>
  handler(row, options, async () => {
    await delay('infinite');
    return undefined;
  });
