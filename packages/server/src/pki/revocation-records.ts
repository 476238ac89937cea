import { and, count, eq, max, or } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { certificates } from '../db/schema/index.js';
import type { RevocationRecords } from './pki.js';

const revokedOf = (code: string) =>
  and(eq(certificates.providerCode, code), eq(certificates.status, 'cancelled'));

/** Revocations as the certificate table knows them: a lock's two certificates end together. */
export function databaseRevocations(db: Db): RevocationRecords {
  return {
    async isRevoked(serialNumber) {
      const [row] = await db
        .select({ id: certificates.id })
        .from(certificates)
        .where(
          and(
            or(
              eq(certificates.serialNumber, serialNumber),
              eq(certificates.encryptSerialNumber, serialNumber),
            ),
            eq(certificates.status, 'cancelled'),
          ),
        )
        .limit(1);
      return row !== undefined;
    },
    async ofProvider(code) {
      const { serialNumber, encryptSerialNumber, createdAt, revokedAt } = certificates;
      const rows = await db
        .select({ serialNumber, encryptSerialNumber, createdAt, revokedAt })
        .from(certificates)
        .where(revokedOf(code))
        .orderBy(createdAt);
      return rows.flatMap((row) => {
        const revokedAt = row.revokedAt ?? row.createdAt;
        return [row.serialNumber, row.encryptSerialNumber].map((serialNumber) => ({
          serialNumber,
          revokedAt,
        }));
      });
    },
    async versionOf(code) {
      const [row] = await db
        .select({ rows: count(), last: max(certificates.revokedAt) })
        .from(certificates)
        .where(revokedOf(code));
      return `${row?.rows}/${row?.last?.toISOString()}`;
    },
  };
}
