import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, like, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { smsCodes, type SmsPurpose } from '../../db/schema/index.js';
import { PortalError } from '../../http/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import type { Services } from '../../services.js';
import { keyedHash, sameHash } from './keyed-hash.js';

const livesMs = 5 * 60_000;
const triesAllowed = 5;

const purposeText: Readonly<Record<SmsPurpose, string>> = {
  register: '注册账号',
  login: '登录',
  password: '修改密码',
  phone: '更换手机号',
  bind: '绑定CA锁',
  transfer: '转移管理员',
  close: '注销账号',
  certificate: '挂失或注销证书',
  balance: '使用预存余额支付',
};

const is = (phone: string, purpose: SmsPurpose) =>
  and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose));

/** Writes down a new code, which replaces the one before. At most one a minute, or what is set, for a phone and purpose. */
async function makeCode(services: Services, phone: string, purpose: SmsPurpose): Promise<string> {
  const { db, config, clock } = services;
  const now = clock();
  // Spec section 9: the button counts down from 60; a province may make it longer.
  const resendMs = (await parametersOf(services)).smsResendSeconds * 1000;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    codeHash: keyedHash(config.secret, 'sms', purpose, phone, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + livesMs),
    triesLeft: triesAllowed,
    usedAt: null,
  };
  const sent = await db
    .insert(smsCodes)
    .values({ phone, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [smsCodes.phone, smsCodes.purpose],
      set: fresh,
      setWhere: lte(smsCodes.sentAt, new Date(now.getTime() - resendMs)),
    })
    .returning({ phone: smsCodes.phone });
  if (sent.length > 0) return code;
  const [kept] = await db.select({ sentAt: smsCodes.sentAt }).from(smsCodes).where(is(phone, purpose));
  const waited = now.getTime() - (kept?.sentAt ?? now).getTime();
  throw new PortalError('smsTooSoon', { seconds: Math.max(1, Math.ceil((resendMs - waited) / 1000)) });
}

/** Sends a new code to a phone. */
export async function sendCode(services: Services, phone: string, purpose: SmsPurpose): Promise<void> {
  const code = await makeCode(services, phone, purpose);
  try {
    await services.sms.send(
      phone,
      `【数字证书服务】您正在${purposeText[purpose]}，验证码 ${code}，5 分钟内有效。请勿告诉任何人。`,
    );
  } catch (error) {
    // Not delivered: the user must not wait a minute for a code that never comes.
    await services.db.delete(smsCodes).where(is(phone, purpose));
    throw error;
  }
}

/** Whom nobody knows: told apart from a phone by its form, and not readable. */
export const unknownSubject = ({ config }: Services, name: string): string =>
  `unknown:${keyedHash(config.secret, 'account', name.trim().toLowerCase())}`;

/** Behaves as if a code were sent: who asks for an unknown account learns nothing from the second answer either. */
export async function pretendToSendCode(
  services: Services,
  name: string,
  purpose: SmsPurpose,
): Promise<void> {
  const old = new Date(services.clock().getTime() - livesMs);
  await services.db.delete(smsCodes).where(and(like(smsCodes.phone, 'unknown:%'), lte(smsCodes.sentAt, old)));
  await makeCode(services, unknownSubject(services, name), purpose);
}

/** Gives somebody who has shown his code more time for the step that it is needed for. */
export async function prolongCode(
  { db, clock }: Services,
  phone: string,
  purpose: SmsPurpose,
  ms: number,
): Promise<void> {
  await db
    .update(smsCodes)
    .set({ expiresAt: new Date(clock().getTime() + ms), triesLeft: triesAllowed })
    .where(and(is(phone, purpose), isNull(smsCodes.usedAt)));
}

/**
 * Checks a code and spends one of its five tries. A right one still has to be used up with `consumeCode`,
 * in the transaction of what it allows.
 */
export async function checkCode(
  services: Services,
  phone: string,
  purpose: SmsPurpose,
  code: string,
): Promise<void> {
  const { db, config, clock } = services;
  const [kept] = await db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(and(is(phone, purpose), isNull(smsCodes.usedAt), gt(smsCodes.triesLeft, 0)))
    .returning();
  if (!kept || kept.expiresAt <= clock()) throw new PortalError('smsCodeExpired');
  if (sameHash(kept.codeHash, keyedHash(config.secret, 'sms', purpose, phone, code))) return;
  throw new PortalError(kept.triesLeft > 0 ? 'smsCodeWrong' : 'smsCodeExpired');
}

/** Uses up a checked code; of two calls with the same code one gets through. */
export async function consumeCode(db: Db, now: Date, phone: string, purpose: SmsPurpose): Promise<void> {
  const used = await db
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(is(phone, purpose), isNull(smsCodes.usedAt)))
    .returning({ phone: smsCodes.phone });
  if (used.length === 0) throw new PortalError('smsCodeExpired');
}
