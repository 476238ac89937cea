import type { LockCard } from '@ca-portal/api/contract';
import { caManage, shop } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { allowanceOf, countAllowed } from './allowance.js';

const product = shop.list.example.response;
const card: LockCard = caManage.list.example.response;
const early = '到期前 80 天起可以办理延期，该证书最早 2027-07-17 可以办理';

test('allows a new certificate where the role has a product, and otherwise says why not', () => {
  const standing = { products: [product], certificates: [] };
  expect(allowanceOf('0101', standing)).toEqual({ kind: 'allowed' });
  expect(allowanceOf('0301', standing)).toMatchObject({ reason: '当前身份不能办理该业务，请切换身份后再试' });
  const closed = { ...product, carrier: 'mobile' as const, available: false, unavailableReason: '尚未开放' };
  expect(allowanceOf('0301', { ...standing, products: [product, closed] })).toMatchObject({
    reason: '尚未开放',
  });
  expect(allowanceOf('0101,0301', { ...standing, products: [product, closed] }).kind).toBe('refused');
});

test('allows a change when at least one certificate allows it', () => {
  const other = { ...card, id: 'b', actions: [{ orderType: '0103' as const, unavailableReason: early }] };
  expect(allowanceOf('0103', { products: [], certificates: [other, card] })).toEqual({ kind: 'allowed' });
  expect(allowanceOf('0103', { products: [], certificates: [other] })).toEqual({
    kind: 'refused',
    reason: early,
    certificateId: 'b',
  });
});

test('allows no change without a certificate', () => {
  const none = { products: [product], certificates: [] };
  expect(allowanceOf('0102', none)).toMatchObject({ reason: '您名下还没有可以办理的证书，请先新办' });
  expect(countAllowed(none)).toEqual({ allowed: 1, refused: 10 });
});
