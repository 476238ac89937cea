import { eq } from 'drizzle-orm';
import { companies } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { visibleUser } from '../../services/administration/index.js';
import { endMembership } from '../../services/people/index.js';

/** The office ends a membership that the company does not end; the user's certificates stay unchanged. */
export async function unbindUser(userNumber: number, reason: string, context: CallContext): Promise<null> {
  const { user } = await visibleUser(context, userNumber);
  const [company] = user.companyId
    ? await context.services.db.select().from(companies).where(eq(companies.id, user.companyId))
    : [];
  if (!company) throw new PortalError('notFound');
  await endMembership(company, user.id, { certificates: 'keep', reason }, context);
  return null;
}
