import { delay, HttpHandler, HttpResponse } from 'msw';
import { basePath, type Endpoint, type InputOf, type ResultOf } from '../contract/index.js';
import type { ErrorKey, ErrorParams } from '../domain/index.js';
import { packed } from './packing.js';
import { ownsPath, readRequest } from './reading.js';
import { Refusal } from './refusal.js';

/** Options of the mocks. */
export interface MockOptions {
  /** Delay of the answer, in milliseconds. @default 0 */
  delay?: number;
  /** Base path of the backend. @default basePath on any host */
  baseUrl?: string;
}

/** Creates an answer from the decoded input; may throw `refuse(…)`. */
export type MockResolver<E extends Endpoint> = (input: InputOf<E>) => ResultOf<E> | Promise<ResultOf<E>>;

const anyHost = `*${basePath}`;

/**
 * A handler that checks the end of the address first: with one for each of seven hundred rows, parsing
 * cookies and parameters for all of them takes longer than rendering the page.
 */
class RowHandler extends HttpHandler {
  private readonly end: RegExp;

  constructor(
    { method, path }: Endpoint,
    baseUrl: string,
    resolver: ConstructorParameters<typeof HttpHandler>[2],
  ) {
    super(method, baseUrl + path.replace(/\{(\w+)\}/g, ':$1'), resolver);
    const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    this.end = new RegExp(`${parts.join('[^/]*')}/?$`, 'i');
  }

  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const { method, url } = args.request;
    if (method !== this.info.method || !this.end.test(new URL(url).pathname)) return null;
    return super.run(args);
  }
}

/** The handler of a row. A path with invalid parameters belongs to another row and is left to the next handler. */
export function handlerOf(
  row: Endpoint,
  options: MockOptions,
  answer: (request: Request, params: Record<string, string | readonly string[] | undefined>) => unknown,
): HttpHandler {
  return new RowHandler(row, options.baseUrl ?? anyHost, async ({ request, params }) => {
    if (!ownsPath(row, params)) return undefined;
    if (options.delay) await delay(options.delay);
    return (await answer(request, params)) as HttpResponse<never>;
  });
}

/**
 * A mock of one call, for stories and tests: answer with a value in English names, or compute it. The request is
 * validated like on the server: invalid input is refused with 400 and the schema's own message, so a page that sends
 * invalid data fails in its story.
 */
export function mock<E extends Endpoint>(
  row: E,
  answer: ResultOf<E> | MockResolver<E>,
  options: MockOptions = {},
): HttpHandler {
  return handlerOf(row, options, async (request, params) => {
    const read = await readRequest(row, request, params);
    if (!read.ok) return HttpResponse.json({ code: 400, msg: read.issues[0]?.message, data: read.issues });
    try {
      const value =
        typeof answer === 'function' ? await (answer as MockResolver<E>)(read.input as InputOf<E>) : answer;
      return await packed(row, value);
    } catch (refused) {
      if (refused instanceof Refusal) return refused.answer();
      throw refused;
    }
  });
}

/** The call is refused with an error of the table; `details` are the envelope's `data`. */
export function mockError(
  row: Endpoint,
  key: ErrorKey,
  params?: ErrorParams,
  { details, ...options }: MockOptions & { details?: unknown } = {},
): HttpHandler {
  return handlerOf(row, options, () => new Refusal(key, params, details).answer());
}

/** No answer: the connection fails. */
export const mockNetworkError = (row: Endpoint, options: MockOptions = {}): HttpHandler =>
  handlerOf(row, options, () => HttpResponse.error());

/** The answer never arrives: for loading states, and for the time-out. */
export const mockForever = (row: Endpoint, options: Pick<MockOptions, 'baseUrl'> = {}): HttpHandler =>
  handlerOf(row, options, () => delay('infinite'));
