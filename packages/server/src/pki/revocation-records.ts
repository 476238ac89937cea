import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { certificates } from '../db/schema/index.js';
import type { RevocationRecords } from './pki.js';

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
      const rows = await db
        .select()
        .from(certificates)
        .where(and(eq(certificates.providerCode, code), eq(certificates.status, 'cancelled')))
        .orderBy(certificates.createdAt);
      return rows.flatMap((row) => {
        const revokedAt = row.revokedAt ?? row.createdAt;
        return [row.serialNumber, row.encryptSerialNumber].map((serialNumber) => ({
          serialNumber,
          revokedAt,
        }));
      });
    },
  };
}
