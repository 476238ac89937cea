import { invoices } from '@ca-portal/api/contract';
import { expect, it } from 'vitest';
import { positionParams, readPosition, start } from './invoice-position.js';
import { lacking } from './title-words.js';

it('keeps its position in the address', () => {
  const position = {
    orders: 'DD20261121000001,DD20261121000002',
    tab: 'records',
    page: 3,
    from: '2026-11-01',
    to: '2026-11-21',
    state: 'failed',
  } as const;
  expect(readPosition(positionParams(position))).toEqual(position);
  expect(positionParams(start).toString()).toBe('');
  expect(readPosition(new URLSearchParams('tab=x&page=-1&from=yesterday&state=gone&orders=DD1'))).toEqual(
    start,
  );
});

it('names what a title lacks for each kind of invoice', () => {
  const [complete] = invoices.titles.example.response;
  if (!complete) throw new Error('the contract has no example');
  expect(lacking(complete, '2')).toBe('');
  expect(lacking({ ...complete, bank: '', account: '' }, '1')).toBe('');
  expect(lacking({ ...complete, bank: '', account: '' }, '2')).toBe('开户行、银行账号');
  expect(lacking({ ...complete, forCompany: false, taxNumber: '' }, '2')).toBe('单位抬头、纳税人识别号');
});
