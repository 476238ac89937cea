import { recordedFaults } from './recorded-faults.fixtures.js';

/** One answer of the simulator as it was sent, and how a fault changed it apart from its text. */
export interface RecordedAnswer {
  status: number;
  /** False: without the CORS headers that let a page read it. */
  cors?: boolean;
  body?: string;
  /** Replaces `body` where the bytes are no UTF-8. */
  base64?: string;
  /** This many letters were removed from the first string of the body. */
  padding?: number;
  /** No answer, and the socket stays open. */
  silent?: boolean;
  /** The socket is closed in the middle. */
  reset?: boolean;
  /** Delay of the answer in milliseconds. */
  delayMs?: number;
  /** Delay between two bytes in milliseconds. */
  trickleMs?: number;
}

/** By `GET`, `OPTIONS`, or the name of the posted command. */
export type FaultAnswers = Record<string, RecordedAnswer>;

export interface FaultRecord {
  /** Offset of the service's port from the first one; null: it listens nowhere. */
  at: number | null;
  /** Another program uses the first port. */
  stranger?: RecordedAnswer;
  /** The differences to the answers of a correct service. */
  answers: Record<string, Partial<RecordedAnswer>>;
}

export interface Recording {
  honest: FaultAnswers;
  faults: Record<string, FaultRecord>;
}

const failed = () => new TypeError('Failed to fetch');

const pause = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });

function bytesOf({ body = '', base64, padding = 0 }: RecordedAnswer): Uint8Array<ArrayBuffer> {
  if (base64 !== undefined) return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new TextEncoder().encode(padding ? body.replace('""', `"${'x'.repeat(padding)}"`) : body);
}

const commandOf = (init: RequestInit): string => {
  if (typeof init.body !== 'string') return 'GET';
  return (JSON.parse(init.body) as { body: { qrinfo: { qrcodetype: string } } }).body.qrinfo.qrcodetype;
};

/** A `fetch` that answers as the simulator did under the current fault, by the rules of a browser. */
export function faultService(fault: () => string | null, firstPort: number): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const name = fault();
    const record: FaultRecord = (name ? recordedFaults.faults[name] : undefined) ?? { at: 0, answers: {} };
    const offset = Number(url.port) - firstPort;
    const answerTo = (question: string): RecordedAnswer | undefined => {
      if (offset !== record.at) return offset === 0 ? record.stranger : undefined;
      return { status: 0, ...recordedFaults.honest[question], ...record.answers[question] };
    };

    const headers = new Headers(init.headers);
    if (/json/.test(headers.get('content-type') ?? '')) {
      const asked = answerTo('OPTIONS');
      if (asked?.silent) await pause(Infinity, init.signal);
      if (asked?.status !== 204 || asked.cors === false) throw failed();
    }
    const answer = answerTo(commandOf(init));
    if (!answer || answer.reset) throw failed();
    const bytes = bytesOf(answer);
    const ms = answer.silent ? Infinity : (answer.delayMs ?? 0) + (answer.trickleMs ?? 0) * bytes.length;
    if (ms > 0) await pause(ms, init.signal);
    // A page sees an opaque response as empty: a redirect that it does not follow, an answer of `no-cors`.
    if (init.mode === 'no-cors' || answer.status === 302) return new Response('');
    if (answer.cors === false) throw failed();
    return new Response(bytes, { status: answer.status });
  };
}
