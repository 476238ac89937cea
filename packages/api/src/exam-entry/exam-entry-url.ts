// only core and tripledes: the whole library is three times as large
import core from 'crypto-js/core.js';
import tripleDes from 'crypto-js/tripledes.js';
import type { ExamEntryPerson } from '../contract/index.js';

/** Credentials from the exam's operator: text of 24 and of 8 bytes (UTF-8). */
export interface ExamEntryCipher {
  /** The key, 24 bytes. */
  key: string;
  /** The vector, 8 bytes. */
  iv: string;
}

/** Fields and their parameter names. */
const parameterNames = {
  idNumber: 'idCardNum',
  phone: 'phone',
  name: 'name',
  creditCode: 'orgNum',
  companyName: 'unit',
} as const satisfies Record<keyof ExamEntryPerson, string>;

/** crypto-js accepts any length and then produces output that nobody can decrypt. */
function bytes(what: string, text: string, length: number) {
  const parsed = core.enc.Utf8.parse(text);
  if (parsed.sigBytes !== length) throw new RangeError(`the exam entry's ${what} must have ${length} bytes`);
  return parsed;
}

/**
 * Address of the external exam, with the person's data encrypted. Use it only if the province configures key and
 * vector in the browser; otherwise the server creates the address. Each of the five parameters is triple-DES in CBC
 * mode with PKCS7, in base64, URL-encoded. Without a person or data the result is the plain address. The exam's side
 * requires triple-DES with a fixed vector; it only hides the data from a glance at the address, and is no further
 * protection.
 * @throws RangeError when key or vector have the wrong length; the message never contains them.
 */
export function examEntryUrl(base: string, person: ExamEntryPerson | null, cipher: ExamEntryCipher): string {
  const fields = Object.keys(parameterNames) as (keyof ExamEntryPerson)[];
  // Servers of the family omit empty fields.
  const values = fields.map((field) => (person?.[field] as string | null | undefined) ?? '');
  if (values.every((value) => value === '')) return base;
  const key = bytes('key', cipher.key, 24);
  const iv = bytes('vector', cipher.iv, 8);
  const query = fields.map((field, index) => {
    const encrypted = tripleDes.encrypt(values[index] ?? '', key, { iv }).toString(); // CBC and PKCS7 by default
    return `${parameterNames[field]}=${encodeURIComponent(encrypted)}`;
  });
  return base + (base.includes('?') ? '&' : '?') + query.join('&');
}
