import { createPublicKey, randomUUID, X509Certificate } from 'node:crypto';
import { formatBeijing, orderStateLabels, orderStates, type RoleId } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates, mobileBindings } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { LockCertificates } from '../../ports/authority/index.js';
import {
  type CertificateRow,
  readLockKey,
  type LockKeys,
  obtainCertificates,
} from '../../services/certificates/index.js';
import { moveOrder, findOrder, lockOrder, type OrderRow } from '../../services/orders/index.js';
import { hashOfCode, type BindingRow } from './mobile-binding.js';

export interface PhoneRequest {
  readonly code: string;
  readonly deviceId: string;
  readonly signPublicKey: string;
  readonly signProof: string;
  readonly encryptPublicKey: string;
  readonly encryptProof: string;
}

/** Both keys have signed the code: the caller has their private keys. */
function provenKeys(request: PhoneRequest): LockKeys {
  const sign = readLockKey(request.signPublicKey);
  const encrypt = readLockKey(request.encryptPublicKey);
  if (
    !sign?.signed(request.code, request.signProof) ||
    !encrypt?.signed(request.code, request.encryptProof) ||
    sign.fingerprint === encrypt.fingerprint
  ) {
    throw new PortalError('proofWrong');
  }
  return { sign, encrypt };
}

const answer = (row: CertificateRow) => ({
  serialNumber: row.serialNumber,
  signCertificate: row.signCertificate,
  encryptCertificate: row.encryptCertificate,
  notAfter: formatBeijing(row.notAfter),
});

/** The earlier result of this code, for the same key; for another key the code is used up. */
async function earlier(db: Db, binding: BindingRow, request: PhoneRequest) {
  if (!binding.certificateId) return undefined;
  const [row] = await db.select().from(certificates).where(eq(certificates.id, binding.certificateId));
  if (!row) return undefined;
  const held = new X509Certificate(Buffer.from(row.signCertificate, 'base64')).publicKey;
  const asked = createPublicKey({
    key: Buffer.from(request.signPublicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  if (!held.equals(asked)) throw new PortalError('mobileCodeEnded');
  return answer(row);
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const newRow = (order: OrderRow, deviceId: string, { sign, encrypt }: LockCertificates, now: Date) => ({
  id: randomUUID(),
  orderNo: order.orderNo,
  providerCode: order.providerCode,
  platformCodes: order.platformCodes,
  carrier: 'mobile' as const,
  lockType: order.lockType,
  holderName: order.holderName,
  userId: order.userId,
  roleId: order.roleId,
  companyId: order.companyId,
  deviceId,
  serialNumber: sign.serialNumber,
  encryptSerialNumber: encrypt.serialNumber,
  signCertificate: base64(sign.der),
  encryptCertificate: base64(encrypt.der),
  status: 'active' as const,
  notBefore: sign.notBefore,
  notAfter: sign.notAfter,
  createdAt: now,
  installedAt: now,
});

/**
 * Called by the phone. The code is valid for one pair of keys; the same keys get the same certificates again.
 */
export async function mobileInstall(request: PhoneRequest, context: CallContext) {
  const { db, clock } = context.services;
  const keys = provenKeys(request);
  const codeHash = hashOfCode(request.code);
  const [binding] = await db.select().from(mobileBindings).where(eq(mobileBindings.codeHash, codeHash));
  if (!binding) throw new PortalError('mobileCodeEnded');
  const known = await earlier(db, binding, request);
  if (known) return known;
  if (binding.expiresAt <= clock()) throw new PortalError('mobileCodeEnded');
  const order = await findOrder(db, binding.orderNo);
  if (order?.state !== orderStates.readyForDownload) {
    throw new PortalError('issueNotAllowed', { state: order ? orderStateLabels[order.state] : '' });
  }
  await db
    .update(mobileBindings)
    .set({ scannedAt: binding.scannedAt ?? clock() })
    .where(eq(mobileBindings.codeHash, codeHash));
  const issued = await obtainCertificates(order, keys, context);
  return db.transaction(async (tx) => {
    const now = clock();
    const current = await lockOrder(tx, order.orderNo);
    const [held] = await tx
      .select()
      .from(mobileBindings)
      .where(eq(mobileBindings.codeHash, codeHash))
      .for('update');
    const twin = held && (await earlier(tx, held, request));
    if (twin) return twin;
    if (current?.state !== orderStates.readyForDownload) throw new PortalError('mobileCodeEnded');
    const [row] = await tx
      .insert(certificates)
      .values(newRow(current, request.deviceId, issued, now))
      .returning();
    if (!row) throw new Error('an inserted certificate came back empty');
    await tx
      .update(mobileBindings)
      .set({ installedAt: now, certificateId: row.id })
      .where(eq(mobileBindings.codeHash, codeHash));
    await moveOrder(tx, current, 'installed', {
      at: now,
      actorId: current.userId,
      title: '手机证书已下载',
      detail: `证书序列号 ${row.serialNumber}`,
    });
    await recordAudit(tx, context, {
      action: 'certificate.install',
      subjectType: 'certificate',
      subjectId: row.serialNumber,
      details: { orderNo: current.orderNo, deviceId: request.deviceId },
      actor: { userId: current.userId, roleId: current.roleId as RoleId },
    });
    return answer(row);
  });
}
