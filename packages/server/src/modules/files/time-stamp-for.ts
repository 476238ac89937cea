import { timeStampQuery, tokenIn } from '@ca-portal/api/sealed-pdf/signature';
import type { Services } from '../../context/services.js';
import { TimeStampUnavailable } from '../../kernel/time-stamp-unavailable.js';

/**
 * A time stamp over a signature, if a source is configured. If the source does not answer, the document is
 * stored anyway with the time that the signer claims: the lock has already signed, and the verification shows
 * where the time comes from.
 */
export async function timeStampFor(
  signature: Uint8Array,
  { timeStamps, log }: Pick<Services, 'timeStamps'> & { readonly log: Pick<Services['log'], 'warn'> },
): Promise<Uint8Array | undefined> {
  if (!timeStamps) return undefined;
  const query = await timeStampQuery(signature);
  try {
    const token = await tokenIn(await timeStamps.answer(query), query, signature);
    if (!token) log.warn('the time-stamp authority refused, or its answer proves no time');
    return token;
  } catch (error) {
    if (!(error instanceof TimeStampUnavailable)) throw error;
    log.warn({ reason: error.message }, 'no time stamp');
    return undefined;
  }
}
