/** Validity of a certificate. */
export interface CertificateDates {
  /** Not before. */
  notBefore: Date;
  /** Not after. */
  notAfter: Date;
}

interface Element {
  tag: number;
  /** Start and end of the content. */
  from: number;
  to: number;
}

/** One DER element that is completely before `end`; `undefined` otherwise. */
function elementAt(bytes: Uint8Array, at: number, end: number): Element | undefined {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) return undefined;
  const extra = first < 0x80 ? 0 : first & 0x7f;
  let size = first < 0x80 ? first : 0;
  for (let index = 0; index < extra; index += 1) size = size * 256 + (bytes[at + 2 + index] ?? Infinity);
  const from = at + 2 + extra;
  return from + size <= end ? { tag, from, to: from + size } : undefined;
}

/** UTCTime has two digits for the year, GeneralizedTime four; both end in Z in a certificate (RFC 5280, 4.1.2.5). */
function time(bytes: Uint8Array, { tag, from, to }: Element): Date | undefined {
  const digits = String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 15)));
  const text = tag === 0x17 ? `${Number(digits.slice(0, 2)) < 50 ? '20' : '19'}${digits}` : digits;
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const date = new Date(iso);
  return iso !== text && !Number.isNaN(date.getTime()) ? date : undefined;
}

const SEQUENCE = 0x30;
const VERSION = 0xa0;

/**
 * Validity of a certificate (X.509, base64 DER). The wire only has the end, in the time zone of the driver's author.
 * `undefined` for anything that is not a certificate; never throws.
 */
export function certificateDates(base64Der: string): CertificateDates | undefined {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(base64Der), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
  const certificate = elementAt(bytes, 0, bytes.length);
  const body = certificate?.tag === SEQUENCE && elementAt(bytes, certificate.from, certificate.to);
  if (!body || body.tag !== SEQUENCE) return undefined;
  // version?, serialNumber, signature, issuer, then validity (RFC 5280, 4.1)
  let at = body.from;
  let field: Element | undefined;
  for (let index = 0; index < 3; index += 1) {
    field = elementAt(bytes, at, body.to);
    if (!field) return undefined;
    if (field.tag === VERSION) index -= 1;
    at = field.to;
  }
  const validity = elementAt(bytes, at, body.to);
  const first = validity && elementAt(bytes, validity.from, validity.to);
  const second = first && elementAt(bytes, first.to, validity.to);
  const notBefore = second && time(bytes, first);
  const notAfter = second && time(bytes, second);
  return notBefore && notAfter && { notBefore, notAfter };
}
