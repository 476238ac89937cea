import {
  defaultPortalConfig,
  paymentWindowHours,
  renewalWindowDays,
  reviewWindowHours,
  smsResendSeconds,
} from '@ca-portal/api/domain';

/** The allowed values of a parameter, and its default. */
export interface Kind<Value> {
  /** The end of the error message: 参数的值应为… */
  readonly says: string;
  readonly type: 'whole' | 'yesNo';
  /** Lower limit of a whole number. */
  readonly least: number | null;
  readonly most: number | null;
  readonly usual: Value;
  /** Undefined if the text is not a valid value. */
  read(text: string): Value | undefined;
}

const whole = (least: number, most: number, usual: number): Kind<number> => ({
  says: `${least} 到 ${most} 的整数`,
  type: 'whole',
  least,
  most,
  usual,
  read(text) {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
});
const yesNo = (usual: boolean): Kind<boolean> => ({
  says: 'true 或 false',
  type: 'yesNo',
  least: null,
  most: null,
  usual,
  read: (text) => ({ true: true, false: false })[text],
});

/** The portal's own parameters (dossier 7): rules use these names, administrators see the keys. */
export const kinds = {
  paymentMinutes: {
    key: 'order.pay.timeoutMinutes',
    ...whole(10, 10_080, paymentWindowHours * 60),
    effect: '订单提交后多少分钟内要支付，超时自动关闭。只影响之后提交的订单。',
  },
  renewalWindowDays: {
    key: 'cert.renew.windowDays',
    ...whole(1, 365, renewalWindowDays),
    effect: '证书到期前多少天起可以办理延期，也是“即将到期”的界限。',
  },
  reviewHours: {
    key: 'review.slaHours',
    ...whole(1, 720, reviewWindowHours),
    effect: '支付后多少小时内要审核完，页面上的承诺和超时提醒都按它计算。',
  },
  claimMinutes: {
    key: 'review.claimReleaseMinutes',
    ...whole(5, 1_440, 30),
    effect: '审核员领取后多久没有处理，订单自动回到队列。',
  },
  reviewPeople: {
    key: 'review.people',
    ...whole(1, 2, 1),
    effect: '几位审核人员先后通过，订单才算通过。2 为复核：第二位必须是另一个人，退回由任何一位决定。',
  },
  companyAutoPass: {
    key: 'company.autoPass',
    ...yesNo(true),
    effect: '企业信息提交后是否不经人工审核直接通过。',
  },
  personalRecordFirst: {
    key: 'order.personalRecordFirst',
    ...yesNo(false),
    effect: '是否要求持有人先提交个人信息，才能办理个人证书。',
  },
  // One coupon per order (dossier 4.4); a province that wants none for a while sets 0.
  couponsPerOrder: {
    key: 'coupon.perOrder',
    ...whole(0, 1, 1),
    effect: '一个订单最多用几张优惠券，0 为暂停使用。',
  },
  lockFirstPort: {
    key: 'lock.port.start',
    ...whole(1_024, 65_500, 11_345),
    effect: '页面寻找锁服务的第一个端口，须与驱动一致。',
  },
  lockPortCount: {
    key: 'lock.port.count',
    ...whole(1, 32, 10),
    effect: '从第一个端口起依次尝试几个端口。',
  },
  smsResendSeconds: {
    key: 'sms.resendSeconds',
    ...whole(60, 600, smsResendSeconds),
    effect: '两次短信验证码之间至少间隔多少秒。',
  },
  // For all purposes together: a stranger must not flood somebody's phone, nor spend the province's money.
  smsPerHour: {
    key: 'sms.perHour',
    ...whole(2, 60, 5),
    effect: '同一手机号每小时最多发几条验证码。',
  },
  smsPerDay: {
    key: 'sms.perDay',
    ...whole(2, 200, 10),
    effect: '同一手机号每天最多发几条验证码。',
  },
  smsAddressPerHour: {
    key: 'sms.addressPerHour',
    ...whole(5, 100_000, 60),
    effect: '同一网络地址每小时最多发几条验证码。',
  },
  dailyUploads: {
    key: 'upload.dailyFiles',
    ...whole(10, 100_000, 300),
    effect: '每人每天最多上传多少个文件。',
  },
  dailyUploadMegabytes: {
    key: 'upload.dailyMegabytes',
    ...whole(10, 100_000, 1_000),
    effect: '每人每天最多上传多少 MB。',
  },
  // Rounds of about two milliseconds: the work for a login or a code, before the server checks anything.
  captchaRounds: {
    key: 'captcha.rounds',
    ...whole(10, 100_000, 200),
    effect: '登录和发短信前自动验证的计算量，越大越能拦住程序，也越慢。',
  },
  // Whole yuan, as prices of changes are published; the 50 for a changed seal (type 6) are from spec section
  // 4.
  changeYuan: {
    key: 'price.changeYuan',
    ...whole(0, 9_999, defaultPortalConfig.rules.changeFen / 100),
    effect: '企业变更的变更费，每把锁多少元。只影响之后提交的订单。',
  },
  sealChangeYuan: {
    key: 'price.sealChangeYuan',
    ...whole(0, 9_999, defaultPortalConfig.rules.sealChangeFen / 100),
    effect: '造价师锁签章变更费，每次多少元。只影响之后提交的订单。',
  },
  // Pricing types 4 and 10 of dossier 4.6.
  changeMerged: {
    key: 'price.changeMerged',
    ...yesNo(true),
    effect: '企业变更涉及主锁时，其他锁是否并入主锁、只收一份变更费；false 为每把锁都收。',
  },
  // From this amount on, a refund needs the approval of two people.
  secondApprovalYuan: {
    key: 'refund.secondApprovalYuan',
    ...whole(0, 999_999, 1_000),
    effect: '从多少元起，退款须由两位财务人员先后同意。',
  },
  // A second person approves a new phone only after the old number has had this long to object.
  recoveryNoticeHours: {
    key: 'phone.recoveryNoticeHours',
    ...whole(1, 720, 24),
    effect: '有人申请更换丢失的手机号后，原手机号收到提醒多少小时后才能复核通过。',
  },
  registrationOpen: {
    key: 'sys.account.registerUser',
    ...yesNo(true),
    effect: '是否允许自助注册；关闭后只能由工作人员开通账号。',
  },
  membership: {
    key: 'member.enabled',
    ...yesNo(true),
    effect: '是否显示会员功能。',
  },
} as const;

type Kinds = typeof kinds;
type ValueOf<K> = K extends Kind<infer Value> ? Value : never;
/** The parameters as rules read them. */
export type Parameters = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

/** The parameters from rows of the table; a value that the pages would refuse counts as missing. */
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

/** The kind of a key; undefined for parameters that no rule of the portal reads. */
export const kindOf = (key: string): (Kind<unknown> & { readonly effect: string }) | undefined =>
  Object.values(kinds).find((kind) => kind.key === key);
