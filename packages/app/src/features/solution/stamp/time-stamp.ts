import { timeStampQuery, timeStampTypes, tokenIn } from '@ca-portal/api/sealed-pdf/signature';

/** `none`: the portal has no time-stamp authority; `failed`: the authority gave no time. */
export type TimeStampOutcome = Uint8Array<ArrayBuffer> | 'none' | 'failed';

/** Short, because a person waits with the lock plugged in. */
const deadlineMs = 15_000;

/**
 * A time stamp over the lock's signature. Only the signature's hash leaves this computer. After any error the document
 * is still signed: it then carries the computer's time, and the page says so.
 */
export async function timeStampFor(signature: Uint8Array): Promise<TimeStampOutcome> {
  try {
    const query = await timeStampQuery(signature);
    const response = await fetch('/pki/timestamp', {
      method: 'POST',
      headers: { 'content-type': timeStampTypes.query },
      body: query,
      credentials: 'omit',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (response.status === 404) return 'none';
    if (!response.ok) return 'failed';
    const reply = new Uint8Array(await response.arrayBuffer());
    return (await tokenIn(reply, query, signature)) ?? 'failed';
  } catch {
    return 'failed';
  }
}
