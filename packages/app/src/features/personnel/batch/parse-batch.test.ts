import { expect, it } from 'vitest';
import { parseBatch } from './parse-batch.js';

const staff = [
  { userGuid: 'a', name: '李样例', phone: '139****0001' },
  { userGuid: 'b', name: '孙体验', phone: '139****0002' },
];
const usual = { years: 1, payer: 'company' } as const;

it('reads name and phone, with years and payer where they are told', () => {
  const { rows, bad } = parseBatch('李样例\t13900000001\n\n孙体验，13900000002，2年，本人', staff, usual);
  expect(bad).toEqual([]);
  expect(rows).toEqual([
    { userGuid: 'a', years: 1, payer: 'company' },
    { userGuid: 'b', years: 2, payer: 'holder' },
  ]);
});

it.each([
  ['李样例 139', '应有姓名和手机号'],
  ['王演示 13900000001', '不是本企业员工'],
  ['李样例 13900000001\n李样例 13900000001', '重复'],
])('says what is wrong with %s', (text, problem) => {
  expect(parseBatch(text, staff, usual).bad.at(-1)?.problem).toContain(problem);
});
