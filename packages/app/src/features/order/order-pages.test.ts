import { expect, it } from 'vitest';
import { shownPage } from '../../engines/application/index.js';
import { product } from './order.fixtures.js';
import { choiceFrom } from './order-form.js';
import { firstPage, orderPages } from './order-pages.js';
import { noReceiver } from '../../shared/ordering/index.js';

const chosen = 'provider=F01&platforms=P01&years=2';
const receiver = {
  name: '张示例',
  phone: '13000000000',
  area: '辽宁省/沈阳市/浑南区',
  address: '示例路 18 号',
};
const entered = {
  ...choiceFrom(product, new URLSearchParams(chosen)),
  holderGuid: '',
  servicePoint: '',
  receiver: noReceiver,
};

it.each([
  ['', 'choice'],
  [`${chosen}&delivery=online`, 'check'],
  [`${chosen}&delivery=counter`, 'delivery'],
  [`${chosen}&delivery=courier`, 'delivery'],
])('begins with what the product page has not asked: %s', (address, page) => {
  expect(firstPage(product, new URLSearchParams(address))).toBe(page);
});

it('shows no page behind one that lacks something', () => {
  const shown = (changed: Partial<typeof entered>, holder = false) =>
    shownPage(orderPages(product, { ...entered, ...changed }, holder), 'check');
  expect(shown({})).toBe('check');
  expect(shown({ platformCodes: [] })).toBe('choice');
  expect(shown({}, true)).toBe('choice');
  expect(shown({ delivery: 'counter' })).toBe('delivery');
  expect(shown({ delivery: 'counter', servicePoint: '浑南区服务网点' })).toBe('check');
  expect(shown({ delivery: 'courier', receiver: { ...receiver, address: '' } })).toBe('delivery');
  expect(shown({ delivery: 'courier', receiver })).toBe('check');
});

it('asks for no way of delivery where the certificate is downloaded', () => {
  expect(orderPages({ carrier: 'pc' }, entered, false).map(({ key }) => key)).toEqual(['choice', 'check']);
});
