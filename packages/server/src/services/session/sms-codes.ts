import { randomBytes, randomInt } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { accountNameKey, smsCodeMinutes } from '@ca-portal/api/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { smsCodes, type SmsPurpose } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import type { Services } from '../../context/services.js';
import { keyedHash, sameHash } from '../../kernel/keyed-hash.js';
import { phoneTexts, sendText, tellPhone, type PhoneText } from '../phone-texts/index.js';
import { claimAttempt, demandUnlocked, forgetAttempts, type AttemptRule } from './login-attempts.js';
import { giveBack, takeFromBudget, type CodeRequest } from './sms-budget.js';

const livesMs = smsCodeMinutes * 60_000;
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
  track: '查询订单进度',
};

const hashOf = ({ config }: Services, subject: string, purpose: SmsPurpose, code: string): string =>
  keyedHash(config.secret, 'sms', purpose, subject, code);

/** Limit of wrong codes per phone, for all codes and purposes. */
const codeAttempts: AttemptRule = {
  attempts: 10,
  lockMs: 3_600_000,
  locked: (minutes) => new PortalError('smsCodesLocked', { minutes }),
};

const is = (phone: string, purpose: SmsPurpose) =>
  and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose));

/** Stores a new code, which replaces the previous one, or an unknown random value if there is no code. */
async function writeCode(tx: Db, services: Services, subject: string, purpose: SmsPurpose, code?: string) {
  const now = services.clock();
  const fresh = {
    codeHash: code === undefined ? randomBytes(32).toString('hex') : hashOf(services, subject, purpose, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + livesMs),
    triesLeft: triesAllowed,
    usedAt: null,
  };
  await tx
    .insert(smsCodes)
    .values({ phone: subject, purpose, ...fresh })
    .onConflictDoUpdate({ target: [smsCodes.phone, smsCodes.purpose], set: fresh });
}

interface Taken {
  readonly code: string;
  readonly deliver: boolean;
  readonly ids: readonly number[];
}

/**
 * Counts the request against the limits and stores its code under the subject. Spec section 9: at most one in
 * 60 seconds.
 */
async function makeCode(
  services: Services,
  request: CodeRequest,
  subject: string,
  purpose: SmsPurpose,
): Promise<Taken> {
  const parameters = await parametersOf(services);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return services.db.transaction(async (tx) => {
    const { deliver, ids } = await takeFromBudget(tx, services, parameters, request);
    // A code that is not sent must not replace one that was.
    if (request.phone === undefined) await writeCode(tx, services, subject, purpose);
    else if (deliver) await writeCode(tx, services, subject, purpose, code);
    return { code, deliver, ids };
  });
}

async function deliverCode(
  services: Services,
  phone: string,
  purpose: SmsPurpose,
  { code, ids }: Taken,
): Promise<void> {
  try {
    await sendText(services, phone, phoneTexts.code(purposeText[purpose], code, smsCodeMinutes));
  } catch (error) {
    // Not delivered: the user must not wait a minute for a code that never comes.
    await services.db.delete(smsCodes).where(is(phone, purpose));
    await giveBack(services.db, ids);
    throw error;
  }
}

/** Sends a new code to the phone of a logged-in user; he sees an error when the gateway fails. */
export async function sendCode(services: Services, phone: string, purpose: SmsPurpose): Promise<void> {
  const taken = await makeCode(services, { typed: phone, phone, address: '' }, phone, purpose);
  await deliverCode(services, phone, purpose, taken);
}

export interface AskedCode {
  readonly purpose: SmsPurpose;
  /** What the caller typed, as the limits count it: a phone, or `unknownSubject` of a name. */
  readonly typed: string;
  /** The receiver of the code; undefined if nobody may get one. */
  readonly phone: string | undefined;
  /** Where the dummy code is stored if nobody gets one. @default typed */
  readonly subject?: string | undefined;
  /** Sent to `typed` instead of a code: nobody gets a code, but the owner of the phone is told why. */
  readonly notice?: PhoneText | undefined;
}

/**
 * Handles a public request for a code. Answer and work are the same whether there is an account or not; the
 * message is sent after the answer, so that the gateway's delay reveals nothing either.
 */
export async function askForCode(
  { services, ip }: Pick<CallContext, 'services' | 'ip'>,
  { purpose, typed, phone, subject = typed, notice }: AskedCode,
): Promise<void> {
  const address = keyedHash(services.config.secret, 'sms address', normalizeIP(ip));
  const taken = await makeCode(services, { typed, phone, address }, phone ?? subject, purpose);
  services.deliveries.afterAnswer('sending a code', async () => {
    if (phone === undefined && notice !== undefined && taken.deliver)
      await tellPhone(services, typed, notice);
    else if (phone !== undefined && taken.deliver) await deliverCode(services, phone, purpose, taken);
  });
}

/** Subject for an unknown name: distinguishable from a phone, and not readable. */
export const unknownSubject = ({ config }: Services, name: string): string =>
  `unknown:${keyedHash(config.secret, 'account', accountNameKey(name))}`;

/** Extends the time of a verified code for the step that needs it. */
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
 * Checks a code; a wrong one uses one of its five tries. A right one costs no try (the same request may
 * arrive many times at once), but has to be used up with `consumeCode`, in the transaction of the permitted
 * action.
 */
export async function checkCode(
  services: Services,
  phone: string,
  purpose: SmsPurpose,
  code: string,
): Promise<void> {
  const { db, clock } = services;
  const given = hashOf(services, phone, purpose, code);
  const [kept] = await db
    .update(smsCodes)
    .set({
      triesLeft: sql`case when ${smsCodes.codeHash} = ${given} then ${smsCodes.triesLeft} else ${smsCodes.triesLeft} - 1 end`,
    })
    .where(and(is(phone, purpose), isNull(smsCodes.usedAt), gt(smsCodes.triesLeft, 0)))
    .returning();
  if (!kept || kept.expiresAt <= clock()) throw new PortalError('smsCodeExpired');
  // Counted over all codes: a new one has five new tries, but not without limit. Only wrong codes count, or
  // one request sent many times at once would lock its own phone; the tries per code limit simultaneous
  // guesses.
  const guesses = `code:${phone}`;
  if (sameHash(kept.codeHash, given)) {
    await demandUnlocked(services, guesses, codeAttempts);
    return forgetAttempts(services, guesses);
  }
  await claimAttempt(services, guesses, codeAttempts);
  throw new PortalError(kept.triesLeft > 0 ? 'smsCodeWrong' : 'smsCodeExpired');
}

/** Uses up a checked code; of two calls with the same code one succeeds. */
export async function consumeCode(db: Db, now: Date, phone: string, purpose: SmsPurpose): Promise<void> {
  const used = await db
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(is(phone, purpose), isNull(smsCodes.usedAt)))
    .returning({ phone: smsCodes.phone });
  if (used.length === 0) throw new PortalError('smsCodeExpired');
}
