import { createHash, createHmac } from 'node:crypto';

export interface AliyunCall {
  readonly action: string;
  /** The interface's version, such as `2017-05-25`. */
  readonly version: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Parameters in the address: those of the vendor's published example. Ours are in the body. */
  readonly query?: Readonly<Record<string, string>>;
}
export interface AliyunKey {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** RFC 3986: everything but letters, digits, `-`, `_`, `.` and `~`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

const encodedPairs = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .toSorted(byName)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');

/**
 * Body and headers of a call in the RPC style, signed as version 3 of Alibaba Cloud's request signature says
 * (ACS3-HMAC-SHA256). The parameters stand in the body as a form: phones, codes and ID numbers in the address would be
 * in every log on the way.
 */
export function signedCall(
  host: string,
  { action, version, parameters, query: shown = {} }: AliyunCall,
  { accessKeyId, accessKeySecret }: AliyunKey,
  { at, nonce }: { readonly at: Date; readonly nonce: string },
): { readonly query: string; readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const [query, body] = [encodedPairs(shown), encodedPairs(parameters)];
  const digest = sha256(body);
  const own = {
    ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    'x-acs-action': action,
    'x-acs-content-sha256': digest,
    'x-acs-date': at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const signed = Object.entries({ host, ...own }).toSorted(byName);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const request = ['POST', '/', query, lines, names, digest].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { query, body, headers: { ...own, authorization } };
}
