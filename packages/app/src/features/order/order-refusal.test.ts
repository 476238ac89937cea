import { ApiError } from '@ca-portal/api';
import { shop } from '@ca-portal/api/contract';
import { errorCodes, errorKeys, errorSentence } from '@ca-portal/api/domain';
import { describe, expect, test } from 'vitest';
import { fieldIssues, quoteIn, refusalOf } from './order-refusal.js';

const product = shop.detail.example.response;
const refused = (key: (typeof errorKeys)[number], details?: unknown) =>
  new ApiError('business', errorCodes[key], errorSentence(key), { details });
const word = (error: unknown) => refusalOf(error, product, '024-0000-1234');

describe('refusalOf', () => {
  test.each(errorKeys)('%s says what happened and what is next', (key) => {
    const refusal = word(refused(key));
    expect(refusal?.title).toMatch(/\S/);
    expect(refusal?.text).toMatch(/[。？]$/);
  });
  test('leads on where there is somewhere to go', () => {
    expect(word(refused('lockAlreadyHeld'))?.link?.href).toBe('/core/caManage');
    expect(word(refused('productUnavailable'))?.link?.href).toBe('/product');
    expect(word(refused('roleNotAllowed'))?.text).toContain('企业管理员');
    expect(word(refused('personalRecordMissing'))?.link?.href).toBe(
      '/core/personal?record=1&back=%2FmakeSureOrder%3Fproduct%3Dlock-master',
    );
    expect(word(refused('companyNotReady'))?.text).toContain('024-0000-1234');
    expect(word(refused('duplicateRequest'))).toMatchObject({ offerNewRequest: true });
  });
  test('a lost connection may be repeated, an expired login says nothing here', () => {
    expect(word(new ApiError('network', 0, '网络异常'))?.text).toContain('不会重复下单');
    expect(word(new ApiError('unauthorized', 401, '登录已过期'))).toBeUndefined();
  });
  test('what is no refusal of the server is not swallowed', () => {
    expect(() => word(new TypeError('x is undefined'))).toThrow(TypeError);
  });
});

test('fieldIssues: platforms under their block, schema issues under their fields', () => {
  expect(fieldIssues(refused('platformNotSupported'))).toEqual([
    { field: 'platformCodes', message: expect.stringContaining('所选服务商不支持') as string },
  ]);
  const issue = { field: 'receiver.phone', message: '请输入正确的手机号码' };
  expect(fieldIssues(refused('badRequest', [issue, 'odd']))).toEqual([issue]);
  expect(fieldIssues(refused('priceChanged'))).toEqual([]);
});

test('quoteIn reads the server’s price and trusts no other shape', () => {
  const quote = { lines: [], totalFen: 46_000 };
  expect(quoteIn(refused('priceChanged', { totalFen: 46_000, quote }))).toEqual(quote);
  expect(quoteIn(refused('priceChanged', { quote: { lines: [], totalFen: '46000' } }))).toBeUndefined();
  expect(quoteIn(refused('priceChanged'))).toBeUndefined();
  expect(quoteIn(refused('badRequest', { quote }))).toBeUndefined();
});
