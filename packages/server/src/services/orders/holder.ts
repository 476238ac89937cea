import type { OrderRequest } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { userRoles, users } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { administeredCompany } from '../session/index.js';

/** The future holder of the certificate and owner of the order. */
export interface Holder {
  readonly userId: string;
  readonly name: string;
  /** Possible roles for the certificate; the product uses the first that fits. */
  readonly roleIds: readonly number[];
}

/** The caller himself, or one of his company's people if an administrator orders for him. */
export async function holderOf(db: Db, session: Session, request: OrderRequest): Promise<Holder> {
  const { holderGuid, holderPhone } = request;
  const userId = holderGuid ?? session.userId;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const self = userId === session.userId;
  if (!self) {
    const company = administeredCompany(session);
    if (!company) throw new PortalError('forbidden');
    // Other companies' staff answer "not found".
    if (user?.companyId !== company || user.disabled) throw new PortalError('notFound');
  }
  if (!user) throw new PortalError('notFound');
  if (holderPhone && holderPhone !== user.phone) {
    throw new InvalidInput([{ field: 'holderPhone', message: '手机号须与持有人登记的手机号一致' }]);
  }
  if (self) return { userId, name: session.name, roleIds: [session.roleId] };
  const roles = await db
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.roleId);
  return { userId, name: user.name, roleIds: roles.map(({ roleId }) => roleId) };
}
