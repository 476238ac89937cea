import { recordedFaults } from './recorded-faults.fixtures.js';

/** One answer of the simulator, as it went over the wire, and what a fault did to it beside its words. */
export interface RecordedAnswer {
  status: number;
  /** False: without the headers that let a page read it. */
  cors?: boolean;
  body?: string;
  /** In place of `body` where the bytes are no UTF-8. */
  base64?: string;
  /** So many letters were left out of the first string of the body. */
  padding?: number;
  /** Nothing comes, and the socket stays open. */
  silent?: boolean;
  /** The socket breaks. */
  reset?: boolean;
  /** The answer waits so many milliseconds. */
  delayMs?: number;
  /** So many milliseconds between two bytes. */
  trickleMs?: number;
}

/** By `GET`, `OPTIONS`, or the name of the command that was posted. */
export type FaultAnswers = Record<string, RecordedAnswer>;

export interface FaultRecord {
  /** How many ports behind the first one the service listens; null: nowhere. */
  at: number | null;
  /** Another program on the first port. */
  stranger?: RecordedAnswer;
  /** What differs from the answers of an honest service. */
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

/** A `fetch` that answers as the simulator did under the fault of the moment, by the rules of a browser. */
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
    // What a page may not look into is empty for it: a redirect that it does not follow, an answer of `no-cors`.
    if (init.mode === 'no-cors' || answer.status === 302) return new Response('');
    if (answer.cors === false) throw failed();
    return new Response(bytes, { status: answer.status });
  };
}
