import type { JsonName } from './x509.js';

/** The subject of a certificate. Text may be Chinese: such values are written as UTF8String. */
export interface Subject {
  /** The holder: a company's or a person's name. */
  readonly commonName: string;
  readonly organization?: string;
  readonly organizationalUnit?: string;
  /** An identifier of the holder, e.g. a credit code. Never an ID number: certificates are public. */
  readonly serialNumber?: string;
}

const serialNumberOid = '2.5.4.5';

/** The usual order in Chinese certificates: country first, the holder last. */
export const distinguishedName = (subject: Subject): JsonName => [
  { C: ['CN'] },
  ...(subject.organization ? [{ O: [subject.organization] }] : []),
  ...(subject.organizationalUnit ? [{ OU: [subject.organizationalUnit] }] : []),
  ...(subject.serialNumber ? [{ [serialNumberOid]: [subject.serialNumber] }] : []),
  { CN: [subject.commonName] },
];
