import { lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.js';
import { smsOutbox } from '../../../db/schema/index.js';
import type { SmsGateway } from '../../../ports/sms/sms-gateway.js';

const keepMs = 24 * 3_600_000;

/** Delivers into a table that `/sandbox/outbox` shows; nothing leaves the machine. */
export function sandboxSms(db: Db, clock: () => Date): SmsGateway {
  return {
    async send(phone, text) {
      const now = clock();
      await db.insert(smsOutbox).values({ phone, text, createdAt: now });
      await db.delete(smsOutbox).where(lt(smsOutbox.createdAt, new Date(now.getTime() - keepMs)));
    },
  };
}
