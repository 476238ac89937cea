import type { personal } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { users } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { recordView } from '../../services/personal/index.js';
import { saveRecord, submitRecord } from './save-record.js';

export const personalHandlers: Handlers<typeof personal> = {
  record: (_, context) => recordView(context),
  save: ({ body }, context) => saveRecord(body, context),
  async submit({ body }, context) {
    await submitRecord(body.version, context);
    return recordView(context);
  },
  async reveal({ body: { field } }, context) {
    const { userId } = sessionOf(context);
    const { db } = context.services;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new PortalError('unauthorized');
    const details = { field };
    await recordAudit(db, context, {
      action: 'user.reveal',
      subjectType: 'user',
      subjectId: userId,
      details,
    });
    return { value: user[field] };
  },
};
