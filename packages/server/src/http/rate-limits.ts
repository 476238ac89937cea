import type { Endpoint } from '@ca-portal/api/contract';

interface Limit {
  readonly max: number;
  readonly timeWindow: number;
}
const perMinute = (max: number): Limit => ({ max, timeWindow: 60_000 });
const perHour = (max: number): Limit => ({ max, timeWindow: 3_600_000 });

/**
 * Calls per address where guessing or sending is costly; an IPv6 address counts as its /64. Users in an
 * office share one address, so these limits only stop machines; accounts and phones have their own counters.
 * All instances count together (see `limitStore`).
 */
const limits: Readonly<Record<string, Limit>> = {
  'POST /login': perMinute(30),
  'POST /login/sms': perMinute(30),
  'POST /login/key': perMinute(30),
  'POST /loginByCa': perMinute(30),
  'POST /loginByCa/challenge': perMinute(60),
  'POST /loginByScan': perMinute(30),
  'POST /loginByScan/open': perMinute(60),
  'POST /loginByScan/look': perMinute(60),
  'POST /loginByScan/answer': perMinute(60),
  'POST /stampByScan/open': perMinute(60),
  // A phone polls every two seconds until the computer has placed the seals.
  'POST /stampByScan/look': perMinute(240),
  'POST /stampByScan/choose': perMinute(60),
  'POST /stampByScan/answer': perMinute(60),
  'POST /sys/sendRegPhone': perMinute(20),
  'POST /sys/login': perMinute(30),
  'POST /loginFromXD': perMinute(30),
  'POST /loginByToken': perMinute(30),
  'POST /loginByCa/holder': perMinute(60),
  'POST /sys/sendAccountCode': perMinute(20),
  'POST /sys/checkAccount': perMinute(30),
  'POST /sys/updatepassword': perMinute(30),
  'POST /sys/returnRegPhone': perMinute(10),
  'POST /order/track/code': perMinute(20),
  'POST /order/track': perMinute(30),
  'POST /huiyuanCadog/bindCaByPhone': perMinute(30),
  'POST /sys/register': perMinute(20),
  // Each sends text messages or a mail to an address of the caller's choice.
  'POST /info/personnel/invite': perMinute(20),
  'POST /invoice/{id}/resend': perMinute(20),
  // Registration checks each name that a user tries.
  'POST /sys/checkUsername': perHour(60),
  'GET /captchaImage': perMinute(90),
  // Each may cost a check by an outside party.
  'POST /info/geren/submit': perMinute(20),
  // Calls that parse an uploaded file or draw a page.
  'POST /api/ca/verifyFile': perMinute(20),
  'POST /api/ca/verify': perMinute(60),
  'POST /common/upload': perMinute(120),
  'POST /common/uploads': perMinute(30),
  'POST /common/handover/{code}/upload': perMinute(60),
  'POST /api/TFjTable/ChangeColor': perMinute(30),
  'POST /api/TFjTable/FileSignPrepare': perMinute(30),
  'POST /api/TFjTable/FileSignGot': perMinute(30),
  'POST /system/user/export': perMinute(10),
  'POST /monitor/operlog/export': perMinute(10),
  'POST /monitor/logininfor/export': perMinute(10),
  'GET /captchaWork': perMinute(90),
  // Scripts can read this question, and few users need it.
  'GET /captchaQuestion': perMinute(10),
};

/** An endpoint's own limit, counted under its `groupId`; undefined: only the general limit applies. */
export function rateLimitOf({ method, path }: Endpoint): (Limit & { readonly groupId: string }) | undefined {
  const groupId = `${method} ${path}`;
  const limit = limits[groupId];
  return limit && { ...limit, groupId };
}
