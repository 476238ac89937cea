/** Thrown for a body that is longer than any honest answer, or whose bytes are no UTF-8. */
export const UNREADABLE = Symbol();

/** No honest answer is longer: the largest is a seal's picture. */
export const ANSWER_LIMIT = 1_000_000;
/** A handshake is one line of JSON; what sits on a stranger's port may go on for ever. */
export const HANDSHAKE_LIMIT = 65_536;

/**
 * A response's text, counted while it arrives: at `limit` bytes reading stops and the connection is given up, so that
 * no program on a port can fill the page's memory. Rejects with `UNREADABLE`. A byte order mark is dropped.
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
    // A transport that does not listen to its signal must not go on sending.
    reader.cancel().catch(() => {});
  }
  const bytes = await new Blob(parts).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A driver that answers in GBK: its names would show mangled.
    throw UNREADABLE;
  }
}
