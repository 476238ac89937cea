import { createHash } from 'node:crypto';
import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { rowsOf } from '../db/rows-of.js';
import { certificateRecords, certificates } from '../db/schema/index.js';

type RecordRow = typeof certificateRecords.$inferSelect;

export interface RecordsFault {
  /** Position of the record; undefined if the fault is in a certificate. */
  readonly position?: number;
  /** The certificate's serial number. */
  readonly serialNumber?: string;
  readonly what:
    | 'changed' // The record's bytes do not match its hash.
    | 'unchained' // It does not continue the previous record: a record was replaced, inserted or removed.
    | 'unrecorded' // A certificate was inserted, revoked or changed without a record.
    | 'without certificate'; // An issued certificate is missing in the table.
}

export interface CheckedRecords {
  readonly records: number;
  /** Hash of the last record. A copy kept elsewhere reveals a cut end or a rewritten chain. */
  readonly head: string;
  readonly faults: readonly RecordsFault[];
}

/** The previous hash of the first record. */
export const noHash = '0'.repeat(64);
const atOnce = 2000;
/** Limit of the report, which people read. */
const mostFaults = 100;

export const hashOf = ({ previousHash, position, entry }: Omit<RecordRow, 'hash'>): string =>
  createHash('sha256').update(`${previousHash}\n${position}\n${entry}`).digest('hex');

/** Certificates whose current state differs from their records. */
const disagreements = sql<{ serial: string | null; gone: boolean }>`
  with told as (
    select entry::json ->> 'id' as id, entry::json ->> 'serialNumber' as serial,
      max(entry::json ->> 'signCertificate') as sign, max(entry::json ->> 'encryptCertificate') as encrypt,
      count(*) filter (where entry::json ->> 'event' = 'issue') as issued,
      count(*) filter (where entry::json ->> 'event' = 'revoke') as revoked
    from ${certificateRecords} group by 1, 2
  )
  select coalesce(c.serial_number, t.serial) as serial, c.id is null as gone
  from ${certificates} c full join told t on t.id = c.id::text
  where c.id is null or t.id is null or t.serial <> c.serial_number or t.issued <> 1
    or t.revoked <> (case when c.status = 'cancelled' then 1 else 0 end)
    or t.sign <> encode(sha256(convert_to(c.sign_certificate, 'UTF8')), 'hex')
    or t.encrypt <> encode(sha256(convert_to(c.encrypt_certificate, 'UTF8')), 'hex')
  limit ${mostFaults}`;

/** Verifies the chain, and compares the certificates with it. */
export async function checkCertificateRecords(db: Db): Promise<CheckedRecords> {
  const faults: RecordsFault[] = [];
  let last = { position: 0, hash: noHash };
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each batch goes on from the last
    const rows = await db
      .select()
      .from(certificateRecords)
      .where(gt(certificateRecords.position, last.position))
      .orderBy(asc(certificateRecords.position))
      .limit(atOnce);
    for (const row of rows) {
      const { position, hash, previousHash } = row;
      if (hashOf(row) !== hash) faults.push({ position, what: 'changed' });
      if (position !== last.position + 1 || previousHash !== last.hash)
        faults.push({ position, what: 'unchained' });
      last = { position, hash };
    }
    if (rows.length < atOnce) break;
  }
  const broken = faults.some(({ what }) => what === 'changed');
  // Changed entries may not be valid JSON any more; they are reported already.
  const rows = broken ? [] : await rowsOf<{ serial: string; gone: boolean }>(db, disagreements);
  for (const { serial, gone } of rows)
    faults.push({ serialNumber: serial, what: gone ? 'without certificate' : 'unrecorded' });
  return { records: last.position, head: last.hash, faults: faults.slice(0, mostFaults) };
}

/** Somebody has changed the records: an administrator has to find out who and what. */
export class CertificateRecordsBroken extends Error {
  override name = 'CertificateRecordsBroken';
}

/** For the daily check: a fault makes the job fail, where the administrator sees it. */
export async function demandCertificateRecords({ db }: { readonly db: Db }): Promise<CheckedRecords> {
  const checked = await checkCertificateRecords(db);
  if (checked.faults.length === 0) return checked;
  throw new CertificateRecordsBroken(`certificate records: ${JSON.stringify(checked.faults)}`);
}
