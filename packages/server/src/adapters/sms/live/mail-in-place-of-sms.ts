import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.js';
import { users } from '../../../db/schema/index.js';
import { InvalidInput } from '../../../kernel/portal-error.js';
import type { MailGateway } from '../../../ports/mail/index.js';
import type { SmsGateway } from '../../../ports/sms/sms-gateway.js';

/**
 * The gateway of a province that sends no text messages: codes and passwords go by e-mail to the account with
 * this phone. An account without an e-mail address gets an error that says what to do.
 */
export const mailInPlaceOfSms = (db: Db, mail: MailGateway): SmsGateway => ({
  async send(phone, text) {
    const [user] = await db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.phone, phone), isNull(users.closedAt)));
    if (!user?.email) {
      const message =
        '本平台不发送短信，验证码和密码发到账号的邮箱。该账号没有邮箱，请先填写邮箱或联系客服热线';
      throw new InvalidInput([{ field: 'email', message }]);
    }
    await mail.send({ id: randomUUID(), to: user.email, subject: '数字证书服务', text, attachments: [] });
  },
});
