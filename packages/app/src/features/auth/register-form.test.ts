import { ApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { describe, expect, test } from 'vitest';
import { strengthOf } from './components/PasswordStrength.js';
import { emptyRegistration, registrationBody } from './register-form.js';
import { fieldRefusals } from './registration-refusal.js';

const full = {
  ...emptyRegistration,
  roleId: '5',
  mobilePhone: ' 13000000000 ',
  smsCode: '123456',
  username: ' liaoning01',
  password: ' Demo@2026 ',
  passwordAgain: ' Demo@2026 ',
  name: '张示例',
  idNumber: '21000019900307001x',
  companyName: '示例建设工程有限公司',
  creditCode: '91210000tex000010x',
  agreed: true,
};

test('sends normalized values, the password as typed', () => {
  expect(registrationBody(full)).toMatchObject({
    mobilePhone: '13000000000',
    username: 'liaoning01',
    password: ' Demo@2026 ',
    creditCode: '91210000TEX000010X',
    email: '',
    agreed: true,
  });
});

test('only an enterprise administrator sends a company', () => {
  expect(registrationBody({ ...full, roleId: '3' })).not.toHaveProperty('creditCode');
});

test.each([
  [{ roleId: '1' }, 'the role 企业 cannot register'],
  [{ roleId: '7' }, 'nor can 7'],
  [{ agreed: false }, 'nothing goes without consent'],
] as [Partial<typeof full>, string][])('%o is never sent: %s', (change) => {
  expect(() => registrationBody({ ...full, ...change })).toThrow(RangeError);
});

describe('a refusal appears at its field', () => {
  test.each([
    ['smsCodeExpired', 'smsCode'],
    ['smsCodeWrong', 'smsCode'],
    ['usernameTaken', 'username'],
    ['usernameIsPhone', 'username'],
    ['phoneTaken', 'mobilePhone'],
    ['companyHasAdministrator', 'creditCode'],
  ] as const)('%s', (key, field) => {
    const error = new ApiError('business', errorCodes[key], '原因');
    expect(fieldRefusals(error)).toMatchObject([{ field, message: '原因' }]);
  });

  test('a 400 names its fields itself; unknown ones are ignored', () => {
    const details = [
      { field: 'creditCode', message: '校验位不符，请与营业执照核对' },
      { field: 'constructor', message: 'x' },
      { field: '', message: 'x' },
    ];
    expect(fieldRefusals(new ApiError('business', 400, '有误', { details }))).toEqual([details[0]]);
    expect(fieldRefusals(new ApiError('business', 400, '有误', { details: null }))).toEqual([]);
    expect(fieldRefusals(new ApiError('network', 0, '网络错误！'))).toEqual([]);
  });
});

test.each([
  ['', 0],
  ['demo2026', 1],
  ['Demo2026', 2],
  ['Demo@20261121', 3],
] as const)('strength of %j is %i', (password, level) => expect(strengthOf(password)).toBe(level));
