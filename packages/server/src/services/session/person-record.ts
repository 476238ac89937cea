import type { Person } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import { companies, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';

/** User and company behind a session, unmasked: for the server's own use. */
export async function personRecord(context: CallContext) {
  const { userId } = sessionOf(context);
  const [row] = await context.services.db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId));
  if (!row) throw new PortalError('unauthorized');
  return row;
}

/** A person as sent to clients: phone and ID number masked. */
export function maskedPerson(
  { user, company }: Awaited<ReturnType<typeof personRecord>>,
  roleId: number,
  nameOf: (roleId: number) => string,
): Person {
  return {
    userGuid: user.id,
    phone: maskPhone(user.phone),
    roleId,
    roleName: nameOf(roleId),
    name: user.name,
    idNumber: maskIdNumber(user.idNumber),
    companyName: company?.name ?? '',
    creditCode: company?.creditCode ?? '',
  };
}
