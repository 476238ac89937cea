/** Thrown for a body that is too long, or not UTF-8. */
export const UNREADABLE = Symbol();

/** Maximum length of an answer: the largest is a seal picture. */
export const ANSWER_LIMIT = 1_000_000;
/** A handshake is one line of JSON; another program on the port may send without end. */
export const HANDSHAKE_LIMIT = 65_536;

/**
 * Reads a response's text and counts it: at `limit` bytes it stops and closes the connection, so that
 * no program on a port can fill the page's memory. Rejects with `UNREADABLE`. A byte order mark is removed.
 */
export async function readText(response: Response, limit: number, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let room = limit;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      room -= value.length;
      if (room < 0 || signal.aborted) throw UNREADABLE;
      parts.push(value);
    }
  } finally {
    // A transport that ignores its signal must not keep sending.
    reader.cancel().catch(() => {});
  }
  const bytes = await new Blob(parts).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A driver that answers in GBK would show garbled names.
    throw UNREADABLE;
  }
}
