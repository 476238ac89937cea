import { randomUUID } from 'node:crypto';
import { formatBeijing, orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates, issueAttempts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { LockCertificates } from '../../ports/authority/index.js';
import type { OrderRow } from '../orders/index.js';
import {
  findAttempt,
  lockIssuableOrder,
  newestAttempt,
  pendingCertificate,
  writtenCarrier,
  type Attempt,
  type CertificateRow,
} from './attempt.js';
import { readLockKey, type LockKeys } from './lock-key.js';
import { obtainCertificates } from './obtain-certificates.js';

export interface SignRequest {
  readonly issueId: string;
  readonly signPublicKey: string;
  readonly signProof: string;
  readonly encryptPublicKey: string;
  readonly encryptProof: string;
}

/** Both keys sign the challenge: proof that the caller has their private keys. */
function provenKeys(
  request: SignRequest,
  challenge: string,
  { keyAlgorithm }: Pick<Attempt, 'keyAlgorithm'>,
): LockKeys {
  const sign = readLockKey(request.signPublicKey);
  const encrypt = readLockKey(request.encryptPublicKey);
  if (!sign?.signed(challenge, request.signProof) || !encrypt?.signed(challenge, request.encryptProof)) {
    throw new PortalError('proofWrong');
  }
  if (sign.algorithm !== keyAlgorithm || encrypt.algorithm !== keyAlgorithm)
    throw new PortalError('proofWrong');
  // With one key for both purposes, every decryption could be used as a signature.
  if (sign.fingerprint === encrypt.fingerprint) throw new PortalError('proofWrong');
  return { sign, encrypt };
}

/** The attempt and its order, locked and still open. */
async function openAttempt(tx: Db, orderNo: string, issueId: string, context: CallContext) {
  const order = await lockIssuableOrder(tx, orderNo, context);
  const attempt = await findAttempt(tx, order, issueId);
  if (order.state !== orderStates.inProduction) {
    throw new PortalError('issueNotAllowed', { state: orderStateLabels[order.state] });
  }
  if (order.orderType === '0110') {
    throw new PortalError('changeNotPossible', { reason: '签章变更只换印章，证书不重新签发' });
  }
  const newest = await newestAttempt(tx, order);
  const over = attempt.endedAt !== null || attempt.expiresAt <= context.services.clock();
  if (over || newest?.id !== attempt.id) throw new PortalError('issueExpired');
  return { order, attempt };
}

/** The certificates that these keys already have for this order, from this attempt or an earlier one. */
async function earlierFor(tx: Db, order: OrderRow, keys: LockKeys): Promise<CertificateRow | undefined> {
  const pending = await pendingCertificate(tx, order);
  if (!pending) return undefined;
  const [same] = await tx
    .select({ id: issueAttempts.id })
    .from(issueAttempts)
    .where(
      and(
        eq(issueAttempts.certificateId, pending.id),
        eq(issueAttempts.signKeyHash, keys.sign.fingerprint),
        eq(issueAttempts.encryptKeyHash, keys.encrypt.fingerprint),
      ),
    )
    .limit(1);
  return same && pending;
}

async function bindToAttempt(tx: Db, attempt: Attempt, keys: LockKeys, certificateId: string): Promise<void> {
  await tx
    .update(issueAttempts)
    .set({
      certificateId,
      signKeyHash: keys.sign.fingerprint,
      encryptKeyHash: keys.encrypt.fingerprint,
    })
    .where(eq(issueAttempts.id, attempt.id));
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function newRow(
  order: OrderRow,
  attempt: Attempt,
  carrier: 'lock' | 'pc',
  { sign, encrypt }: LockCertificates,
  now: Date,
) {
  return {
    id: randomUUID(),
    orderNo: order.orderNo,
    providerCode: order.providerCode,
    platformCodes: order.platformCodes,
    carrier,
    lockType: order.lockType,
    holderName: order.holderName,
    userId: order.userId,
    roleId: order.roleId,
    companyId: order.companyId,
    deviceId: attempt.deviceId,
    keyAlgorithm: attempt.keyAlgorithm,
    serialNumber: sign.serialNumber,
    encryptSerialNumber: encrypt.serialNumber,
    signCertificate: base64(sign.der),
    encryptCertificate: base64(encrypt.der),
    status: 'pending' as const,
    notBefore: sign.notBefore,
    notAfter: sign.notAfter,
    createdAt: now,
  };
}

const cancelled = (at: Date, revocationReason: string) => ({
  status: 'cancelled' as const,
  revokedAt: at,
  revocationReason,
});

const answer = (
  row: Pick<CertificateRow, 'serialNumber' | 'signCertificate' | 'encryptCertificate' | 'notAfter'>,
) => ({
  serialNumber: row.serialNumber,
  signCertificate: row.signCertificate,
  encryptCertificate: row.encryptCertificate,
  notAfter: formatBeijing(row.notAfter),
});

/**
 * Issues the two certificates of a lock. The same keys always get the same certificates; for other keys new
 * ones are issued, and earlier ones that never reached a lock are revoked.
 */
export async function issueSign(
  orderNo: string,
  request: SignRequest,
  context: CallContext,
  /** What the keys signed instead of the attempt's challenge, in the authorities' own protocols. */
  signedText?: string,
) {
  const { db, clock } = context.services;
  const first = await db.transaction(async (tx) => {
    const { order, attempt } = await openAttempt(tx, orderNo, request.issueId, context);
    const keys = provenKeys(request, signedText ?? attempt.challenge, attempt);
    const earlier = await earlierFor(tx, order, keys);
    if (earlier) await bindToAttempt(tx, attempt, keys, earlier.id);
    return { order, attempt, keys, earlier, carrier: await writtenCarrier(tx, order) };
  });
  if (first.earlier) return answer(first.earlier);

  const { keys } = first;
  const issued = await obtainCertificates(first.order, keys, context);
  const row = newRow(first.order, first.attempt, first.carrier, issued, clock());
  const outcome = await db.transaction(async (tx) => {
    // The order may have changed meanwhile. An issued certificate is then recorded as revoked.
    const open = await openAttempt(tx, orderNo, request.issueId, context).catch((error: unknown) => {
      if (error instanceof PortalError) return error;
      throw error;
    });
    if (open instanceof PortalError) {
      await tx.insert(certificates).values({ ...row, ...cancelled(clock(), 'attempt ended') });
      return open;
    }
    const twin = await earlierFor(tx, open.order, keys);
    if (twin) {
      await tx.insert(certificates).values({ ...row, ...cancelled(clock(), 'issued twice') });
      return twin;
    }
    await tx
      .update(certificates)
      .set(cancelled(clock(), 'superseded before installation'))
      .where(and(eq(certificates.orderNo, orderNo), eq(certificates.status, 'pending')));
    await tx.insert(certificates).values(row);
    await bindToAttempt(tx, open.attempt, keys, row.id);
    await recordAudit(tx, context, {
      action: 'certificate.issue',
      subjectType: 'certificate',
      subjectId: row.serialNumber,
      details: { orderNo, deviceId: row.deviceId },
    });
    return row;
  });
  if (outcome instanceof PortalError) throw outcome;
  return answer(outcome);
}
