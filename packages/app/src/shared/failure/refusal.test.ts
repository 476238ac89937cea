import { ApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal.js';

const same = (name: string) => (name === 'topic' ? name : undefined);
const refused = (code: number, message: string, details?: unknown) =>
  new ApiError('business', code, message, { details });

it('puts a list of issues under the fields of the form', () => {
  const details = [
    { field: 'topic', message: '请输入主题' },
    { field: 'unknown', message: '不会显示' },
  ];
  expect(refusalOf(refused(errorCodes.badRequest, '提交的内容有误', details), same)).toEqual({
    fields: [{ field: 'topic', message: '请输入主题。' }],
    text: undefined,
  });
});

it('puts what belongs to no field at the top', () => {
  expect(refusalOf(refused(errorCodes.badRequest, '提交的内容有误', [{ field: 'x' }]), same).text).toBe(
    '提交的内容有误。',
  );
  expect(refusalOf(new ApiError('network', -1, 'offline'), same).text).toContain('网络断开');
});

it('knows refusals of the table that belong to a field', () => {
  expect(refusalOf(refused(1004, '短信验证码不正确'), same, { 1004: 'smsCode' }).fields).toEqual([
    { field: 'smsCode', message: '短信验证码不正确。' },
  ]);
});

it('returns nothing where the page is left anyway', () => {
  expect(refusalOf(new ApiError('unauthorized', 401, '登录已过期'), same)).toEqual({
    fields: [],
    text: undefined,
  });
});
