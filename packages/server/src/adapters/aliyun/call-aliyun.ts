import { randomUUID } from 'node:crypto';
import { signedCall, type AliyunCall, type AliyunKey } from './acs3.js';

export interface AliyunAccess extends AliyunKey {
  /** Origin of the interface, such as `https://dysmsapi.aliyuncs.com`. */
  readonly endpoint: string;
  clock(): Date;
  /** @default 10 000 */
  readonly timeoutMs?: number;
}

/** An answer is a few hundred bytes. */
const mostBytes = 16 * 1024;

async function textOf({ body }: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > mostBytes) throw new RangeError('the answer is too long');
  }
  return text;
}

/**
 * The JSON of an answer, also of a refusal, which has a `Code` as well. Throws when there is no answer or when it is
 * something else; callers pass on no more than the error's name, which quotes nothing.
 */
export async function callAliyun(
  { endpoint, clock, timeoutMs = 10_000, ...key }: AliyunAccess,
  call: AliyunCall,
): Promise<unknown> {
  const address = new URL('/', endpoint);
  const { body, headers } = signedCall(address.host, call, key, { at: clock(), nonce: randomUUID() });
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return JSON.parse(await textOf(response));
}
