import { orders, shop } from '@ca-portal/api/contract';
import { describe, expect, test } from 'vitest';
import {
  choiceFrom,
  copyOf,
  droppedBy,
  emptyOrderForm,
  orderRequest,
  quoteFor,
  type OrderForm,
} from './order-form.js';
import { newRequestId } from '../../shared/browser/index.js';

const product = shop.detail.example.response;
const choice = (query: string) => choiceFrom(product, new URLSearchParams(query));

describe('choiceFrom', () => {
  test('takes the choice that the address brings along', () => {
    expect(choice('provider=F02&platforms=P01,P02&years=3&delivery=courier')).toEqual({
      providerCode: 'F02',
      platformCodes: ['P01', 'P02'],
      years: '3',
      delivery: 'courier',
    });
  });
  test('falls back to what is sold where the address says nothing or nonsense', () => {
    const usual = { providerCode: 'F01', platformCodes: ['P01'], years: '1', delivery: 'online' };
    expect(choice('')).toEqual(usual);
    expect(choice('provider=X&platforms=Y&years=99&delivery=drone')).toEqual(usual);
    expect(choice('provider=F03')).toEqual(usual);
  });
  test('leaves out platforms that the provider cannot serve', () => {
    expect(choice('provider=F02&platforms=P01,P03').platformCodes).toEqual(['P01']);
  });
});

test('droppedBy names what a change of provider takes away', () => {
  expect(droppedBy(product, 'F02', ['P01', 'P03'])).toEqual(['企业采购平台']);
  expect(droppedBy(product, 'F01', ['P01', 'P03'])).toEqual([]);
});

test('quoteFor is the price of the domain, and nothing where no price is configured', () => {
  expect(quoteFor(product, choice('years=2'))?.totalFen).toBe(45_000);
  expect(quoteFor({ ...product, prices: null }, choice(''))).toBeUndefined();
});

test('copyOf takes over what an earlier order said, and its holder where he is another one', () => {
  const receiver = { name: '张示例', phone: '13000000000', address: '沈阳市浑南区示例路 18 号' };
  const reorder = {
    ...orders.detail.example.response.reorder!,
    mediumVendorCode: 'M02',
    remark: '上午联系',
  };
  const file = { fileId: 'f-1', name: '身份证.pdf', size: 10, url: '/x' };
  const attachments = [
    { kind: 'idFront', label: '身份证人像面', file, rejection: '' },
    { kind: 'applicationForm', label: '申请表', file, rejection: '' },
    { kind: 'idBack', label: '身份证国徽面', file: null, rejection: '' },
  ] as const;
  const copied = copyOf(
    { reorder, receiver, servicePoint: '', attachments: [...attachments] },
    'somebody else',
  );
  expect(copied).toEqual({
    servicePoint: '',
    // The stamped form is only valid for its own order.
    materials: { idFront: file },
    receiver: { ...receiver, area: '辽宁省/沈阳市/浑南区', address: '示例路 18 号' },
    holderGuid: reorder.holderGuid,
    mediumVendorCode: 'M02',
    signatureVendorCode: '',
    remark: '上午联系',
  });
  expect(
    copyOf({ reorder, receiver, servicePoint: '', attachments: [] }, reorder.holderGuid).holderGuid,
  ).toBe('');
  expect(copyOf({ reorder: null, receiver: null, servicePoint: '沈阳网点', attachments: [] }, '')).toEqual({
    servicePoint: '沈阳网点',
    materials: {},
  });
});

describe('orderRequest', () => {
  const staff = '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12';
  const form: OrderForm = {
    ...emptyOrderForm(product, new URLSearchParams('years=2')),
    servicePoint: '沈阳服务网点',
    receiver: {
      name: ' 张示例 ',
      phone: '13000000000',
      area: '辽宁省/沈阳市/浑南区',
      address: ' 示例路 18 号 ',
    },
    remark: '  ',
    agreed: true,
  };
  const request = (changes: Partial<OrderForm>) =>
    orderRequest('lock-master', { ...form, ...changes }, 45_000);

  test('passes the contract’s schema, whichever way is chosen', () => {
    for (const delivery of ['online', 'counter', 'courier'] as const) {
      expect(orders.create.body?.safeParse(request({ delivery })).error).toBeUndefined();
    }
  });
  test('hands in the papers that the business asks for, and no other', () => {
    const file = (fileId: string) => ({ fileId, name: 'a.pdf', size: 1, url: '' });
    const materials = { sealForm: file('f1'), idFront: file('f2'), applicationForm: file('f3') };
    const sent = (roleId: number) =>
      orderRequest('lock-master', { ...form, materials }, 45_000, { orderType: '0101', roleId }).attachments;
    expect(sent(5)).toEqual([{ kind: 'sealForm', fileId: 'f1' }]);
    expect(sent(2)).toEqual([{ kind: 'idFront', fileId: 'f2' }]);
  });
  test('names holder and makers where they were chosen', () => {
    const chosen = { holderGuid: staff, mediumVendorCode: 'M02', signatureVendorCode: 'S01' };
    expect(request(chosen)).toMatchObject(chosen);
    for (const name of Object.keys(chosen)) expect(request({})).not.toHaveProperty(name);
  });
  test('sends only what the chosen way needs', () => {
    expect(request({})).not.toHaveProperty('receiver');
    expect(request({})).not.toHaveProperty('servicePoint');
    expect(request({})).not.toHaveProperty('remark');
    expect(request({ delivery: 'counter' })).toMatchObject({ servicePoint: '沈阳服务网点' });
    expect(request({ delivery: 'courier', remark: ' 上午 ' })).toMatchObject({
      receiver: { name: '张示例', phone: '13000000000', address: '辽宁省沈阳市浑南区示例路 18 号' },
      remark: '上午',
    });
  });
});

test('request ids are UUIDs of version 4, and never the same', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
