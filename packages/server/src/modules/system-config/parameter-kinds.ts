import { PortalError } from '../../http/portal-error.js';

interface Kind {
  /** As the refusal says it: 参数的值应为… */
  readonly says: string;
  readonly accepts: (value: string) => boolean;
}

const whole = (least: number, most: number): Kind => ({
  says: `${least} 到 ${most} 的整数`,
  accepts: (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
});
const yesNo: Kind = { says: 'true 或 false', accepts: (value) => ['true', 'false'].includes(value) };

/** What the portal’s own parameters may be; any other is text. */
const kinds: Readonly<Record<string, Kind>> = {
  'order.pay.timeoutMinutes': whole(10, 10_080),
  'cert.renew.windowDays': whole(1, 365),
  'review.slaHours': whole(1, 720),
  'review.claimReleaseMinutes': whole(5, 1_440),
  'company.autoPass': yesNo,
  'coupon.perOrder': whole(0, 10),
  'lock.port.start': whole(1_024, 65_500),
  'lock.port.count': whole(1, 32),
  'sms.resendSeconds': whole(60, 600),
  'sys.account.captchaEnabled': yesNo,
  'sys.account.registerUser': yesNo,
};

/** Refuses a value that the parameter’s readers could not use. */
export function demandKind(key: string, name: string, value: string): void {
  const kind = kinds[key];
  if (kind && !kind.accepts(value)) throw new PortalError('parameterInvalid', { name, kind: kind.says });
}
