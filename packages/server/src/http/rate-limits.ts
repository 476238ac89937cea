import type { Endpoint } from '@ca-portal/api/contract';

interface Limit {
  readonly max: number;
  readonly timeWindow: number;
}
const perMinute = (max: number): Limit => ({ max, timeWindow: 60_000 });

/**
 * Calls an address may make in a minute where guessing or sending costs something. An office behind one
 * address must still get in, so these only stop machines; accounts are guarded by their own counters.
 */
const limits: Readonly<Record<string, Limit>> = {
  'POST /login': perMinute(30),
  'POST /login/sms': perMinute(30),
  'POST /loginByCa': perMinute(30),
  'POST /loginByCa/challenge': perMinute(60),
  'POST /sys/sendRegPhone': perMinute(20),
  'POST /sys/login': perMinute(30),
  'POST /loginFromXD': perMinute(30),
  'POST /loginByToken': perMinute(30),
  'POST /loginByCa/holder': perMinute(60),
  'POST /sys/sendAccountCode': perMinute(20),
  'POST /sys/checkAccount': perMinute(30),
  'POST /sys/updatepassword': perMinute(30),
  'POST /sys/returnRegPhone': perMinute(10),
  'POST /huiyuanCadog/bindCaByPhone': perMinute(30),
  'POST /sys/register': perMinute(20),
  'POST /sys/checkUsername': perMinute(60),
  'GET /captchaImage': perMinute(90),
};

/** The limit of a row's own; undefined leaves it to the general one. */
export const rateLimitOf = (row: Endpoint): Limit | undefined => limits[`${row.method} ${row.path}`];
