import { orderTypeLabel, roleLabel, type OrderType } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { hiddenProviders, codeLookup, platformName } from '../../services/codes/index.js';
import { loadOrderNames, type OrderRow } from '../../services/orders/index.js';
import { findProduct } from '../../services/shop/index.js';
import type { CompanyRow, FormFacts, UserRow } from '../../documents/form-data.js';

export async function userOf(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new PortalError('notFound');
  return user;
}

export async function companyOf(db: Db, id: string | null): Promise<CompanyRow | null> {
  if (!id) return null;
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company ?? null;
}

/** Platforms named in the request, or those of the record; an unknown code is refused. */
async function platforms(db: Db, named: readonly string[], recorded: readonly string[]) {
  const platformCodes = named.length > 0 ? [...new Set(named)] : recorded;
  const nameOf = await codeLookup(db);
  const platformNames = platformCodes.map((code) => platformName(nameOf, code) ?? '');
  if (named.length > 0 && platformNames.includes('')) throw new PortalError('badRequest');
  return { platformCodes, platformNames };
}

export async function factsOfOrder(
  db: Db,
  order: OrderRow,
  body: { platformCodes: readonly string[]; remark: string },
): Promise<FormFacts> {
  const names = await loadOrderNames(db);
  const applicant = await userOf(db, order.userId);
  return {
    orderNo: order.orderNo,
    businessName: orderTypeLabel(order.orderType),
    productName: order.productName,
    providerName: names.provider(order.providerCode),
    lockTypeName: names.lockType(order),
    mediumVendorName: names.mediumVendor(order),
    signatureVendorName: names.signatureVendor(order),
    ...(await platforms(db, body.platformCodes, order.platformCodes)),
    years: order.years,
    holderName: order.holderName,
    roleName: roleLabel(order.roleId),
    applicant,
    company: await companyOf(db, order.companyId ?? applicant.companyId),
    remark: body.remark || order.remark,
  };
}

interface Choice {
  readonly orderType: OrderType;
  readonly productId: string;
  readonly providerCode: string;
  readonly platformCodes: readonly string[];
  readonly years: number;
}

/** The same for choices without an order. */
export async function factsOfChoice(
  context: CallContext,
  choice: Choice,
  forCompany: boolean,
): Promise<FormFacts> {
  const { db } = context.services;
  const session = sessionOf(context);
  const offered = await findProduct(context.services, choice.productId, await hiddenProviders(context));
  if (!offered) throw new PortalError('notFound');
  const provider = offered.providers.find(({ code }) => code === choice.providerCode);
  if (!provider) throw new PortalError('providerUnavailable');
  const applicant = await userOf(db, session.userId);
  const company = await companyOf(db, session.companyId);
  return {
    orderNo: '',
    businessName: orderTypeLabel(choice.orderType),
    productName: offered.product.name,
    providerName: provider.name,
    lockTypeName: offered.lockTypeName,
    mediumVendorName: '',
    signatureVendorName: '',
    ...(await platforms(db, choice.platformCodes, [])),
    years: choice.years,
    holderName: forCompany && company ? company.name : applicant.name,
    roleName: roleLabel(session.roleId),
    applicant,
    company,
    remark: '',
  };
}
