// core and tripledes alone: the whole library costs the browser three times as much.
import core from 'crypto-js/core.js';
import tripleDes from 'crypto-js/tripledes.js';
import type { ExamEntryPerson } from '../contract/index.js';

/** What the exam's operator hands to a province: text of 24 and of 8 bytes (UTF-8). */
export interface ExamEntryCipher {
  /** The key, 24 bytes. */
  key: string;
  /** The vector, 8 bytes. */
  iv: string;
}

/** Which field travels under which name. */
const parameterNames = {
  idNumber: 'idCardNum',
  phone: 'phone',
  name: 'name',
  creditCode: 'orgNum',
  companyName: 'unit',
} as const satisfies Record<keyof ExamEntryPerson, string>;

/** crypto-js takes any length and then encrypts something nobody can read: better to refuse. */
function bytes(what: string, text: string, length: number) {
  const parsed = core.enc.Utf8.parse(text);
  if (parsed.sigBytes !== length) throw new RangeError(`the exam entry's ${what} must have ${length} bytes`);
  return parsed;
}

/**
 * Address of the external exam, with the person's data encrypted.
 *
 * Use it only where the province configures key and vector in the browser; otherwise the server makes the
 * address. Each of the five parameters is triple-DES in CBC mode with PKCS7, in base64, URL-encoded. Nobody, or
 * a person without any data, gets the plain address. Triple-DES with a fixed vector is what the exam's side
 * demands; it hides the data from a glance at the address, and is no protection beyond that.
 *
 * @throws RangeError when key or vector have the wrong length; the message never holds them.
 */
export function examEntryUrl(base: string, person: ExamEntryPerson | null, cipher: ExamEntryCipher): string {
  const fields = Object.keys(parameterNames) as (keyof ExamEntryPerson)[];
  // Servers of the family leave out what is empty.
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
