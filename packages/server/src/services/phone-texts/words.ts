import { invitationDays, oneTimePasswordHours } from '@ca-portal/api/domain';

const secret = '请勿告诉任何人。';

/**
 * Text messages to a phone rather than to a user's inbox: codes, passwords and links, and changes of an
 * account. Administrators cannot reword them, unlike those in services/messages. Most contain a secret, and a
 * reworded text could make its reader reveal it; the others warn of a change of the account that an attacker
 * may have made, who must not be able to reword the warning. Gateways also deliver codes only in registered
 * words.
 */
export const phoneTexts = {
  code: (doing: string, code: string, minutes: number) =>
    `您正在${doing}，验证码 ${code}，${minutes} 分钟内有效。${secret}`,
  oneTimePassword: (password: string) =>
    `您的一次性密码为 ${password}，${oneTimePasswordHours} 小时内有效，登录后请立即设置新密码。${secret}`,
  unlockCode: (serialEnd: string, code: string) =>
    `序列号尾号 ${serialEnd} 的CA锁，解锁码为 ${code}，只能用于解锁这把锁。${secret}`,
  invitation: (company: string, role: string, link: string) =>
    `${company}邀请您以“${role}”身份加入，${invitationDays} 天内打开 ${link} 接受。`,
  accountOpened: (username: string) =>
    `已为您开通账号 ${username}，请用本手机号和短信验证码登录，登录后可在账号设置里设置密码。`,
  accountThere: '您的手机号已注册过账号，无需再次注册，请直接登录。如非本人操作，请忽略。',
  accountClosed: '您的账号已注销，相关记录按法律规定保存五年。',
  phoneChanged: (to: string) => `您账号的注册手机号已改为 ${to}。如非本人操作，请立即联系客服。`,
  phoneChangedByCompany: (to: string) =>
    `企业管理员已将您账号的注册手机号改为 ${to}。如有疑问，请联系企业管理员。`,
  phoneRecovered: (to: string) =>
    `您账号的注册手机号已改为 ${to}，请重新登录。如非本人操作，请立即联系客服。`,
  recoveryRefused: (reason: string) => `更换注册手机号的申请没有通过，原因：${reason}。`,
  unread: (topic: string) => `您有一条未读消息“${topic}”，请登录平台查看。`,
} as const;
