import { paymentWindowHours, renewalWindowDays, reviewWindowHours } from '@ca-portal/api/domain';

/** What a parameter may be, and what counts where it is missing. */
export interface Kind<Value> {
  /** As the refusal says it: 参数的值应为… */
  readonly says: string;
  readonly usual: Value;
  /** Undefined where the text is not one of its values. */
  read(text: string): Value | undefined;
}

const whole = (least: number, most: number, usual: number): Kind<number> => ({
  says: `${least} 到 ${most} 的整数`,
  usual,
  read(text) {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
});
const yesNo = (usual: boolean): Kind<boolean> => ({
  says: 'true 或 false',
  usual,
  read: (text) => ({ true: true, false: false })[text],
});

/** The portal's own parameters (dossier 7): rules ask for them by these names, administrators see the keys. */
export const kinds = {
  paymentMinutes: { key: 'order.pay.timeoutMinutes', ...whole(10, 10_080, paymentWindowHours * 60) },
  renewalWindowDays: { key: 'cert.renew.windowDays', ...whole(1, 365, renewalWindowDays) },
  reviewHours: { key: 'review.slaHours', ...whole(1, 720, reviewWindowHours) },
  claimMinutes: { key: 'review.claimReleaseMinutes', ...whole(5, 1_440, 30) },
  companyAutoPass: { key: 'company.autoPass', ...yesNo(true) },
  // One coupon an order (dossier 4.4); a province that wants none for a while says 0.
  couponsPerOrder: { key: 'coupon.perOrder', ...whole(0, 1, 1) },
  lockFirstPort: { key: 'lock.port.start', ...whole(1_024, 65_500, 11_345) },
  lockPortCount: { key: 'lock.port.count', ...whole(1, 32, 10) },
  smsResendSeconds: { key: 'sms.resendSeconds', ...whole(60, 600, 60) },
  registrationOpen: { key: 'sys.account.registerUser', ...yesNo(true) },
  membership: { key: 'member.enabled', ...yesNo(true) },
} as const;

type Kinds = typeof kinds;
type ValueOf<K> = K extends Kind<infer Value> ? Value : never;
/** The parameters as rules read them. */
export type Parameters = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

/** What rows of the table mean; a value that nobody could have written through the pages counts as missing. */
export function parametersFrom(
  rows: readonly { readonly key: string; readonly value: string }[],
): Parameters {
  const texts = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = Object.entries(kinds).map(([name, { key, usual, read }]) => [
    name,
    read(texts.get(key) ?? '') ?? usual,
  ]);
  return Object.fromEntries(entries) as Parameters;
}

/** The kind of a key; undefined for parameters that the portal's rules do not read. */
export const kindOf = (key: string): Kind<unknown> | undefined =>
  Object.values(kinds).find((kind) => kind.key === key);
