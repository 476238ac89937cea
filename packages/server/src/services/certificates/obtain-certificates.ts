import { renewedUntil, roles } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { certificates, changeOrders, companies } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { LockCertificates } from '../../ports/authority/index.js';
import { loadOrderNames, type OrderRow } from '../orders/index.js';
import type { LockKeys } from './lock-key.js';

/** Adds whole years; 29 February becomes 28 February. */
function yearsLater(from: Date, years: number): Date {
  const end = new Date(from);
  end.setUTCFullYear(from.getUTCFullYear() + years);
  if (end.getUTCMonth() !== from.getUTCMonth()) end.setUTCDate(0);
  return end;
}

/** Calls the provider's authority. Outside any transaction: a real one uses the network. */
export async function obtainCertificates(
  order: OrderRow,
  keys: LockKeys,
  context: CallContext,
): Promise<LockCertificates> {
  const { db, authorities, clock } = context.services;
  const names = await loadOrderNames(db);
  const [company] = order.companyId
    ? await db.select().from(companies).where(eq(companies.id, order.companyId))
    : [];
  const provider = { code: order.providerCode, name: names.provider(order.providerCode) };
  const forCompany = order.roleId === roles.enterpriseAdministrator;
  const [change] = await db.select().from(changeOrders).where(eq(changeOrders.orderNo, order.orderNo));
  const [old] = change
    ? await db.select().from(certificates).where(eq(certificates.id, change.certificateId))
    : [];
  const now = new Date(Math.floor(clock().getTime() / 1000) * 1000);
  // If it is renewed after its end, the term starts with the update, however late (dossier 2.2).
  const lapsed = change?.notAfter && old && old.notAfter <= order.createdAt ? old.notAfter : undefined;
  const renewed = lapsed ? renewedUntil(lapsed, now, order.years) : change?.notAfter;
  // A renewal has its new end date, any other change keeps the old one (dossier 2.2).
  const notAfter = renewed ?? old?.notAfter ?? yearsLater(now, order.years);
  // A replacement or an enterprise change may be written after that end: the holder needs this certificate in his lock
  // to renew it, so it is issued with the old term instead of one that would end before it starts.
  const notBefore = old && notAfter <= now ? old.notBefore : now;
  return authorities(provider).issue({
    subject: {
      commonName: order.holderName,
      ...(order.companyName ? { organization: order.companyName } : {}),
      organizationalUnit: names.lockType(order),
      // A person's certificate contains the portal's own user id: an ID number must not become public.
      serialNumber: forCompany && company ? company.creditCode : order.userId,
    },
    signPublicKey: keys.sign.der,
    encryptPublicKey: keys.encrypt.der,
    notBefore,
    notAfter,
  });
}
