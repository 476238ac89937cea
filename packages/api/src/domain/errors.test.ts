import { describe, expect, it } from 'vitest';
import { errorCodes, type ErrorKey } from './error-codes.js';
import { errorKeys, errorSentence, type ErrorParams } from './errors.js';

/** One realistic value for each message with placeholders. */
const fillings: Partial<Record<ErrorKey, ErrorParams>> = {
  serverBusy: { reference: 'A1B2C3' },
  serviceAway: { reference: 'A1B2C3' },
  outcomeUnknown: { reference: 'A1B2C3' },
  credentialsWrong: { left: 4 },
  accountLocked: { minutes: 15 },
  smsTooSoon: { seconds: 42 },
  smsLimitReached: { minutes: 50 },
  smsCodesLocked: { minutes: 60 },
  platformNotSupported: { platforms: '企业采购平台' },
  priceChanged: { price: '¥500.00' },
  orderNotPayable: { state: '已关闭' },
  orderStateConflict: { state: '已取消' },
  contentStateConflict: { state: '待审核' },
  reviewedByOther: { reviewer: '审核一号', time: '2026-11-21 10:30:00', state: '审核通过' },
  issueNotAllowed: { state: '待审核' },
  fileTooLarge: { megabytes: 10 },
  formOfOtherOrder: { orderNo: 'DD20261121000001' },
  formPlatformsDiffer: { printed: '企业采购平台', chosen: '省级工程建设交易平台' },
  uploadQuotaReached: { files: 200, megabytes: 500 },
  renewalTooEarly: { days: 80, from: '2026-11-21' },
  changeRunning: { orderNo: 'DD20261121000001' },
  attachmentsMissing: { names: '申请表、印章采集表' },
  reviewPapersMissing: { names: '申请表（盖章）、身份证人像面' },
  couponNotStarted: { from: '2026-12-01 00:00:00' },
  orderInPayment: { orderNo: 'DD20261121000001', until: '请等待财务确认到账' },
  amountChanged: { amount: '¥465.00' },
  couponFieldLocked: { reason: '已有 312 人领取，不能修改面额' },
  invoiceStateConflict: { state: '已开票' },
  titleMismatch: { company: '示例建设工程有限公司' },
  transferStateConflict: { state: '待确认到账' },
  reviewClaimed: { reviewer: '王演示', until: '11:10' },
  stickUnavailable: { serial: 'SIM-0001' },
  dayNotReconciled: { day: '2026-11-21' },
  dayClosed: { day: '2026-11-20', name: '王演示' },
  dayUnexplained: { day: '2026-11-20', count: 2 },
  refundDecided: { state: '已退款' },
  batchNotReady: { names: '李样例、王演示' },
  spendingLimit: { limit: '¥1,000.00' },
  invitationLimit: { most: 20, left: 3 },
  invoiceMailLimit: { most: 10 },
  amountMismatch: { missing: '¥45.00' },
  balanceShort: { missing: '¥45.00' },
  balanceLimit: { limit: '¥5,000.00' },
  refundNotAllowed: { state: '制证中' },
  invoiceNotAllowed: { orderNo: 'DD20261121000001' },
  invoiceTitleIncomplete: { fields: '开户行、账号' },
  recordIncomplete: { items: '法定代表人授权委托书' },
  personalRecordMissing: { name: '李样例' },
  transferBlocked: { reason: '有待审核的订单' },
  changeNotPossible: { reason: '距离到期还有 81 天' },
  courseUnfinished: { progress: 62 },
  nameTaken: { name: '审核员' },
  applicationDecided: { state: '已撤回' },
  roleInUse: { name: '客服' },
  parameterInvalid: { name: '续费提前天数', kind: '1 到 365 的整数' },
  differencesOpen: { items: '企业名称' },
  recoveryTooEarly: { from: '2026-11-22 10:00:00' },
};

describe('error table', () => {
  it('gives each error its own code', () => {
    const codes = Object.values<number>(errorCodes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every(Number.isInteger)).toBe(true);
  });
  it('never uses a success code', () => {
    expect(Object.values<number>(errorCodes).filter((code) => code === 0 || code === 200)).toEqual([]);
  });

  it.each(errorKeys)('%s: a whole sentence, every placeholder filled', (key) => {
    const sentence = errorSentence(key, fillings[key]);
    expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
    // Several sentences may follow each other; the last one has no full stop, as everywhere on screen.
    expect(sentence).toMatch(/^\P{P}.{5,}[\p{L}\p{N}”）]$/u);
    expect(sentence).not.toMatch(/[!！]|\s{2}|，，|。。/);
    for (const value of Object.values(fillings[key] ?? {})) expect(sentence).toContain(String(value));
  });
  it('has no values for messages without placeholders', () => {
    for (const key of Object.keys(fillings) as ErrorKey[]) expect(errorSentence(key)).toMatch(/\{\w+\}/);
  });
  it('leaves a missing placeholder visible', () => {
    expect(errorSentence('smsTooSoon')).toContain('{seconds}');
    expect(errorSentence('credentialsWrong', { left: 0 })).toContain('0 次');
  });
});
