import { and, count, eq, max, or } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { revokedSince } from '../db/revoked-since.js';
import { certificates } from '../db/schema/index.js';
import type { Issuer } from './issuer-address.js';
import type { RevocationRecords } from './pki.js';

const of = ({ providerCode, algorithm }: Issuer) =>
  and(eq(certificates.providerCode, providerCode), eq(certificates.keyAlgorithm, algorithm));
const revokedOf = (issuer: Issuer) => and(of(issuer), eq(certificates.status, 'cancelled'));
const numbered = (serialNumber: string) =>
  or(eq(certificates.serialNumber, serialNumber), eq(certificates.encryptSerialNumber, serialNumber));

/** Revocations in the certificate table: a lock's two certificates end together. */
export function databaseRevocations(db: Db): RevocationRecords {
  return {
    async isRevoked(serialNumber) {
      const [row] = await db
        .select({ id: certificates.id })
        .from(certificates)
        .where(and(numbered(serialNumber), eq(certificates.status, 'cancelled')))
        .limit(1);
      return row !== undefined;
    },
    async find(issuer, serialNumber) {
      const [row] = await db
        .select({ status: certificates.status, revokedAt: revokedSince })
        .from(certificates)
        .where(and(of(issuer), numbered(serialNumber)))
        .limit(1);
      if (!row) return undefined;
      return { revokedAt: row.status === 'cancelled' ? row.revokedAt : undefined };
    },
    async ofIssuer(issuer) {
      const { serialNumber, encryptSerialNumber, createdAt } = certificates;
      const rows = await db
        .select({ serialNumber, encryptSerialNumber, revokedAt: revokedSince })
        .from(certificates)
        .where(revokedOf(issuer))
        .orderBy(createdAt);
      return rows.flatMap(({ revokedAt, ...row }) =>
        [row.serialNumber, row.encryptSerialNumber].map((serialNumber) => ({ serialNumber, revokedAt })),
      );
    },
    async versionOf(issuer) {
      const [row] = await db
        .select({ rows: count(), last: max(certificates.revokedAt) })
        .from(certificates)
        .where(revokedOf(issuer));
      return `${row?.rows}/${row?.last?.toISOString()}`;
    },
  };
}
