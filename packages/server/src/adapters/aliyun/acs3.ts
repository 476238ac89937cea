import { createHash, createHmac } from 'node:crypto';

export interface AliyunCall {
  readonly action: string;
  /** The interface's version, such as `2017-05-25`. */
  readonly version: string;
  readonly parameters: Readonly<Record<string, string>>;
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

/**
 * Query and headers of a call in the RPC style, signed as version 3 of Alibaba Cloud's request signature says
 * (ACS3-HMAC-SHA256). The parameters stand in the query, the body is empty.
 */
export function signedCall(
  host: string,
  { action, version, parameters }: AliyunCall,
  { accessKeyId, accessKeySecret }: AliyunKey,
  { at, nonce }: { readonly at: Date; readonly nonce: string },
): { readonly query: string; readonly headers: Readonly<Record<string, string>> } {
  const query = Object.entries(parameters)
    .toSorted(byName)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
  const body = sha256('');
  const own = {
    'x-acs-action': action,
    'x-acs-content-sha256': body,
    'x-acs-date': at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const signed = Object.entries({ host, ...own }).toSorted(byName);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const request = ['POST', '/', query, lines, names, body].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { query, headers: { ...own, authorization } };
}
