import { timeStampTypes } from '@ca-portal/api/sealed-pdf/signature';
import { TimeStampUnavailable } from '../../../kernel/time-stamp-unavailable.js';
import type { TimeStampSource } from '../../../ports/time-stamp/index.js';

export interface HttpTimeStampOptions {
  /** http or https; a user and password in the URL are sent as Basic authorization. */
  readonly url: string;
  /** @default 10 000: a user with a lock plugged in is waiting. */
  readonly timeoutMs?: number;
}

/** A token with its certificates takes about six thousand bytes. */
const mostBytes = 64 * 1024;

async function bodyOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new TimeStampUnavailable('the answer is too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * A time-stamp authority over HTTP (RFC 3161, 3.4). The operator sets its address: redirects are not
 * followed.
 */
export function httpTimeStamp({ url, timeoutMs = 10_000 }: HttpTimeStampOptions): TimeStampSource {
  const address = new URL(url);
  const { username, password } = address;
  [address.username, address.password] = ['', ''];
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = {
    'content-type': timeStampTypes.query,
    accept: timeStampTypes.reply,
    ...(username && { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }),
  };
  return {
    async answer(query) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers,
          body: query,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
        if (!response.ok || type !== timeStampTypes.reply)
          throw new TimeStampUnavailable(`the authority answered ${response.status}`);
        return await bodyOf(response);
      } catch (cause) {
        if (cause instanceof TimeStampUnavailable) throw cause;
        // The cause may contain the address, so only its kind is passed on.
        throw new TimeStampUnavailable(`no answer (${cause instanceof Error ? cause.name : 'unknown'})`);
      }
    },
  };
}
