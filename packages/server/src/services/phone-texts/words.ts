import { invitationDays, oneTimePasswordHours } from '@ca-portal/api/domain';
import type { SmsWords } from '../../ports/sms/index.js';

/** A text, and what it was made from: the province's gateway may deliver registered words alone. */
export interface PhoneText extends SmsWords {
  readonly text: string;
}

const secret = '请勿告诉任何人。';
const textOf = (kind: string, text: string, values: SmsWords['values'] = {}): PhoneText => ({
  kind,
  values,
  text,
});

/**
 * Text messages to a phone rather than to a user's inbox: codes, passwords and links, and changes of an
 * account. Administrators cannot reword them, unlike those in services/messages. Most contain a secret, and a
 * reworded text could make its reader reveal it; the others warn of a change of the account that an attacker
 * may have made, who must not be able to reword the warning. Gateways also deliver codes only in registered
 * words.
 */
export const phoneTexts = {
  code: (doing: string, code: string, minutes: number) =>
    textOf('code', `您正在${doing}，验证码 ${code}，${minutes} 分钟内有效。${secret}`, {
      doing,
      code,
      minutes: String(minutes),
    }),
  oneTimePassword: (password: string) =>
    textOf(
      'oneTimePassword',
      `您的一次性密码为 ${password}，${oneTimePasswordHours} 小时内有效，登录后请立即设置新密码。${secret}`,
      { password, hours: String(oneTimePasswordHours) },
    ),
  unlockCode: (serialEnd: string, code: string) =>
    textOf('unlockCode', `序列号尾号 ${serialEnd} 的CA锁，解锁码为 ${code}，只能用于解锁这把锁。${secret}`, {
      serialEnd,
      code,
    }),
  invitation: (company: string, role: string, link: string) =>
    textOf('invitation', `${company}邀请您以“${role}”身份加入，${invitationDays} 天内打开 ${link} 接受。`, {
      company,
      role,
      link,
      days: String(invitationDays),
    }),
  accountOpened: (username: string) =>
    textOf(
      'accountOpened',
      `已为您开通账号 ${username}，请用本手机号和短信验证码登录，登录后可在账号设置里设置密码。`,
      { username },
    ),
  accountThere: () =>
    textOf('accountThere', '您的手机号已注册过账号，无需再次注册，请直接登录。如非本人操作，请忽略。'),
  accountClosed: () => textOf('accountClosed', '您的账号已注销，相关记录按法律规定保存五年。'),
  phoneChanged: (to: string) =>
    textOf('phoneChanged', `您账号的注册手机号已改为 ${to}。如非本人操作，请立即联系客服。`, { to }),
  phoneChangedByCompany: (to: string) =>
    textOf(
      'phoneChangedByCompany',
      `企业管理员已将您账号的注册手机号改为 ${to}。如有疑问，请联系企业管理员。`,
      { to },
    ),
  recoveryAsked: (tail: string, hours: number, hotline: string) =>
    textOf(
      'recoveryAsked',
      `有人申请把您账号的手机号换成尾号 ${tail} 的号码，如非本人，请在 ${hours} 小时内致电 ${hotline}。`,
      { tail, hours: String(hours), hotline },
    ),
  phoneRecovered: (to: string) =>
    textOf('phoneRecovered', `您账号的注册手机号已改为 ${to}，请重新登录。如非本人操作，请立即联系客服。`, {
      to,
    }),
  recoveryRefused: (reason: string) =>
    textOf('recoveryRefused', `更换注册手机号的申请没有通过，原因：${reason}。`, { reason }),
  unread: (topic: string) => textOf('unread', `您有一条未读消息“${topic}”，请登录平台查看。`, { topic }),
} as const;

/** Kinds of these texts, each with the names of its values. */
export const phoneTextValues: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(phoneTexts).map((made: (...parts: never[]) => PhoneText) => {
    const { kind, values } = made();
    return [kind, Object.keys(values)];
  }),
);
