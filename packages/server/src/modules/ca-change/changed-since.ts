import { roles } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies, orders, users, type ChangeFacts } from '../../db/schema/index.js';
import type { CertificateRow } from '../../services/certificates/index.js';

/**
 * Facts in a certificate that no longer match the records, e.g. the name of a company that changed while the
 * lock was lost. A renewal writes the facts of the records, so a person reviews it first (dossier 2.2).
 */
export async function changedSince(
  db: Db,
  { orderNo, companyId, userId, roleId, holderName }: CertificateRow,
): Promise<NonNullable<ChangeFacts['changes']>> {
  const [made] = await db
    .select({ companyName: orders.companyName })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  const [company] = companyId
    ? await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
    : [];
  // An administrator's account holds colleagues' locks too: their holder names differ from his.
  const own = roleId !== roles.enterpriseAdministrator;
  const [person] = own ? await db.select({ name: users.name }).from(users).where(eq(users.id, userId)) : [];
  const compared = [
    { label: '企业名称', before: company && made?.companyName, after: company?.name },
    { label: '持有人姓名', before: holderName, after: person?.name },
  ];
  return compared.flatMap(({ label, before, after }) =>
    before && after && before !== after ? [{ key: 'name', label, before, after }] : [],
  );
}
