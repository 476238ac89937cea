import { hasPermission, permissions } from '@ca-portal/api/domain';
import { eq, type SQL } from 'drizzle-orm';
import { orders } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { administeredCompany } from '../session/index.js';
import type { OrderRow } from './order-row.js';

/** An administrator owns his company's orders; others own those placed in the same role. */
export function ownsOrder(session: Session, order: OrderRow): boolean {
  const company = administeredCompany(session);
  if (company) return order.companyId === company;
  return order.userId === session.userId && order.roleId === session.roleId;
}

/** The same rule as an SQL condition, for lists. */
export function ownOrders(session: Session): SQL[] {
  const company = administeredCompany(session);
  if (company) return [eq(orders.companyId, company)];
  return [eq(orders.userId, session.userId), eq(orders.roleId, session.roleId)];
}

/** A stranger's order answers like one that does not exist. */
export function owned(session: Session, order: OrderRow | undefined): OrderRow {
  if (!order || !ownsOrder(session, order)) throw new PortalError('notFound');
  return order;
}

/**
 * Who may write the certificate: the holder's side if it is written online, and always the making desk, which
 * writes collected and sent locks.
 */
export const mayIssue = (session: Session, order: OrderRow): boolean =>
  hasPermission(session.permissions, permissions.makeCertificates) ||
  (order.delivery === 'online' && ownsOrder(session, order));
