import { z } from 'zod';
import type { LicenseReader } from '../../../ports/license-reader/index.js';

export interface HttpLicenseReaderOptions {
  /** http or https; a user and password in the URL are sent as Basic authorization. */
  readonly url: string;
  /** @default 10 000: the user waits for the answer after saving. */
  readonly timeoutMs?: number;
}

const mostBytes = 16 * 1024;
const fact = (most: number) => z.string().trim().min(1).max(most).nullable().catch(null).default(null);
const answer = z.object({
  companyName: fact(100),
  creditCode: fact(18),
  representativeName: fact(30),
  address: fact(120),
});

/**
 * A province's own service: receives the file as the body of a POST and answers the four facts as JSON. If it
 * is down, slow or answers garbage, nothing is read. The operator sets its address: redirects are not
 * followed.
 */
export function httpLicenseReader({ url, timeoutMs = 10_000 }: HttpLicenseReaderOptions): LicenseReader {
  const address = new URL(url);
  const { username, password } = address;
  [address.username, address.password] = ['', ''];
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = username && { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  return {
    connected: true,
    async read(content, type) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': type, accept: 'application/json', ...authorization },
          body: Uint8Array.from(content),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return null;
        let text = '';
        const decoder = new TextDecoder();
        for await (const part of response.body ?? []) {
          text += decoder.decode(part, { stream: true });
          if (text.length > mostBytes) return null;
        }
        const facts = answer.parse(JSON.parse(text));
        return Object.values(facts).some((found) => found !== null) ? facts : null;
      } catch {
        return null;
      }
    },
  };
}
