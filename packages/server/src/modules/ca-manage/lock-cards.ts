import type { LockCard } from '@ca-portal/api/contract';
import {
  certificateState,
  changeOrderTypes,
  daysToExpiry,
  formatBeijing,
  roleLabel,
  roles,
  masterLockType,
} from '@ca-portal/api/domain';
import { and, asc, eq, ne } from 'drizzle-orm';
import { X509Certificate } from 'node:crypto';
import type { Db } from '../../db/db.js';
import { certificates } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { parametersOf } from '../../parameters/index.js';
import {
  companyLeft,
  obstacleText,
  obstacleTo,
  ownCertificates,
  runningChanges,
  type CertificateRow,
} from '../../services/certificates/index.js';
import { loadOrderNames } from '../../services/orders/index.js';

/** The key algorithm, read from the certificate itself. */
function algorithmOf({ signCertificate }: CertificateRow): LockCard['algorithm'] {
  const { publicKey } = new X509Certificate(Buffer.from(signCertificate, 'base64'));
  return publicKey.asymmetricKeyType === 'rsa' ? 'RSA-2048' : 'SM2';
}

interface Viewing {
  readonly session: Session;
  readonly running: ReadonlyMap<string, string>;
  readonly names: Awaited<ReturnType<typeof loadOrderNames>>;
  readonly now: Date;
  readonly windowDays: number;
}

function card(row: CertificateRow, viewing: Viewing): LockCard {
  const { session, running, names, now, windowDays } = viewing;
  const runningOrderNo = running.get(row.id) ?? null;
  const state = certificateState(row.status, row.notAfter, now, windowDays);
  const cancelled = state === 'cancelled';
  return {
    id: row.id,
    carrier: row.carrier,
    lockTypeName: names.lockType(row),
    isMaster: row.lockType === masterLockType,
    holderName: row.holderName,
    roleName: roleLabel(row.roleId),
    own: row.userId === session.userId,
    providerName: names.provider(row.providerCode),
    platformNames: names.platforms(row.platformCodes),
    serialNumber: row.serialNumber,
    deviceId: row.deviceId,
    algorithm: algorithmOf(row),
    // `lost` takes precedence over a running order: the user sees that the report was accepted.
    state: runningOrderNo && !cancelled && state !== 'lost' ? 'busy' : state,
    notAfter: formatBeijing(row.notAfter),
    daysToExpiry: cancelled ? null : daysToExpiry(row.notAfter, now),
    runningOrderNo,
    companyLeft: companyLeft(row, session),
    actions: changeOrderTypes.map((type) => ({
      orderType: type,
      unavailableReason: obstacleText(
        obstacleTo({ type, certificate: row, session, running: running.get(row.id), now, windowDays }),
      ),
    })),
  };
}

/** Cards of these certificates, with the possible actions. */
export async function cardsOf(rows: readonly CertificateRow[], context: CallContext): Promise<LockCard[]> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const running = await runningChanges(
    db,
    rows.map(({ id }) => id),
  );
  const names = await loadOrderNames(db);
  const { renewalWindowDays: windowDays } = await parametersOf(context.services);
  const viewing = { session, running, names, now: clock(), windowDays };
  return rows.map((row) => card(row, viewing));
}

/**
 * The caller's certificates, those that end first in front and cancelled ones last. Certificates replaced by
 * a renewal or change are left out: the holder knows the lock, not its former certificates.
 */
export async function ownRows(
  db: Db,
  session: Session,
  scope?: 'own' | 'company' | undefined,
): Promise<CertificateRow[]> {
  const personal = scope === 'own' && session.roleId === roles.enterpriseAdministrator;
  const rows = await db
    .select()
    .from(certificates)
    .where(
      and(
        ownCertificates(session),
        ne(certificates.revocationReason, 'superseded'),
        personal ? eq(certificates.userId, session.userId) : undefined,
      ),
    )
    .orderBy(asc(certificates.notAfter), asc(certificates.id));
  const over = (row: CertificateRow) => Number(row.status === 'cancelled');
  return rows.toSorted((a, b) => over(a) - over(b));
}
