import { randomBytes, randomUUID } from 'node:crypto';
import type { RoleId } from '@ca-portal/api/domain';
import { recordAudits } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { officeUsers, userRoles, users, type userImports } from '../../db/schema/index.js';
import { enqueue, type Job } from '../../jobs/index.js';
import type { Services } from '../../context/services.js';
import { mailJob, smsJob, smsPayload } from '../../services/messages/index.js';
import { phoneTexts, signedText } from '../../services/phone-texts/index.js';
import { hashPassword } from '../../services/session/index.js';
import { pieceOfLines, type NewAccount } from './check-lines.js';

type Import = typeof userImports.$inferSelect;

/** One minute per piece: leaves the gateway and other jobs room between the messages of a long list. */
const pieceMs = 60_000;

/**
 * A random password that nobody knows, one for the whole list: 50,000 hashes would take hours of CPU time.
 */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64'));

/**
 * Creates all accounts of a list; each person logs in with a code sent to his phone, and may then set a
 * password. Without text messages an e-mail says how.
 */
export async function openAccounts(
  tx: Db,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { id: importId, userId, roleId, createdBy }: Import,
  accounts: readonly NewAccount[],
  passwordHash: string,
): Promise<void> {
  const createdAt = clock();
  const audit = { session: null, ip: '', services: { clock } };
  for (let from = 0; from < accounts.length; from += pieceOfLines) {
    const piece = accounts
      .slice(from, from + pieceOfLines)
      .map((account) => ({ id: randomUUID(), ...account }));
    await tx.insert(users).values(
      piece.map(({ id, username, phone, name, email }) => ({
        id,
        username,
        phone,
        passwordHash,
        name,
        idNumber: '',
        email,
        createdAt,
      })),
    );
    await tx
      .insert(officeUsers)
      .values(piece.map(({ id, departmentId }) => ({ userId: id, departmentId, createdBy })));
    const given = piece.flatMap(({ id, roleIds }) =>
      roleIds.map((role) => ({ userId: id, roleId: role as RoleId, createdAt })),
    );
    if (given.length > 0) await tx.insert(userRoles).values(given);
    await recordAudits(
      tx,
      audit,
      piece.map(({ id, username, roleIds }) => ({
        action: 'user.add',
        subjectType: 'user',
        subjectId: id,
        details: { username, roleIds, import: importId },
        actor: { userId, roleId },
      })),
    );
    await enqueue(
      tx,
      new Date(createdAt.getTime() + (from / pieceOfLines) * pieceMs),
      piece.map(({ id, username }): Job => {
        const mail = `已为您开通账号 ${username}，请在登录页用“忘记密码”设置密码，验证码发到本邮箱。`;
        const { text, ...words } = phoneTexts.accountOpened(username);
        const to = { userId: id };
        const key = `import:${id}`;
        return config.portal.sms
          ? { kind: smsJob, key, payload: { ...to, ...smsPayload(signedText(text), words) } }
          : {
              kind: mailJob,
              key,
              payload: { ...to, text: signedText(mail), id: `import-${id}`, subject: '账号已开通' },
            };
      }),
    );
  }
}
