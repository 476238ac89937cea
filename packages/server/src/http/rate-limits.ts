import type { Endpoint } from '@ca-portal/api/contract';

interface Limit {
  readonly max: number;
  readonly timeWindow: number;
}
const perMinute = (max: number): Limit => ({ max, timeWindow: 60_000 });
const perHour = (max: number): Limit => ({ max, timeWindow: 3_600_000 });

/**
 * Calls an address may make where guessing or sending costs something; an IPv6 address stands for its /64. An office
 * behind one address must still get in, so these only stop machines; accounts and phones are guarded by their own
 * counters. All instances count together (see `limitStore`).
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
  // A phone asks every two seconds until the computer has placed the seals.
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
  // Registration asks once for each name that somebody thinks of.
  'POST /sys/checkUsername': perHour(60),
  'GET /captchaImage': perMinute(90),
  // What costs a pass over somebody's file, or a page to be drawn.
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
  // Any program reads it; few people need it.
  'GET /captchaQuestion': perMinute(10),
};

/** The limit of a row's own, counted under its `groupId`; undefined leaves it to the general one. */
export function rateLimitOf({ method, path }: Endpoint): (Limit & { readonly groupId: string }) | undefined {
  const groupId = `${method} ${path}`;
  const limit = limits[groupId];
  return limit && { ...limit, groupId };
}
