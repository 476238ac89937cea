import { createSign, createVerify } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

/** Alipay's text to sign: non-empty fields sorted by name, `k=v` joined with `&`, values not encoded. */
function signedText(fields: Fields, without: readonly string[]): string {
  return Object.keys(fields)
    .filter((key) => fields[key] !== '' && !without.includes(key))
    .toSorted()
    .map((key) => `${key}=${fields[key]}`)
    .join('&');
}

// Alipay's rule: a request also signs its sign_type, a notice does not.
const inRequests = ['sign'];
const inNotices = ['sign', 'sign_type'];

const sign = (text: string, privateKey: string) =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

function verify(text: string, signature: string | undefined, publicKey: string): boolean {
  if (!signature) return false;
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
}

/** For answers, whose signed part is a text instead of a list of fields. */
export const signText = sign;
export const isTextSigned = verify;

/** RSA2: RSA with SHA-256. Keys are PEM. */
export const signRequest = (fields: Fields, privateKey: string): string =>
  sign(signedText(fields, inRequests), privateKey);
export const isRequestSigned = (fields: Fields, publicKey: string): boolean =>
  fields['sign_type'] === 'RSA2' && verify(signedText(fields, inRequests), fields['sign'], publicKey);

export const signNotice = (fields: Fields, privateKey: string): string =>
  sign(signedText(fields, inNotices), privateKey);
export const isNoticeSigned = (fields: Fields, publicKey: string): boolean =>
  fields['sign_type'] === 'RSA2' && verify(signedText(fields, inNotices), fields['sign'], publicKey);
