import { caManage, shop } from '@ca-portal/api/contract';
import { mock } from '@ca-portal/api/mocks';
import type { ProductSummary } from '@ca-portal/api';
import type { LockCard } from '@ca-portal/api/contract';

const { response: master } = shop.list.example;
const notOnline = '该证书的线上办理尚未开放，请到服务网点办理';

export const products: ProductSummary[] = [
  master,
  { ...master, id: 'lock-personal', name: '个人锁', fromFen: 19_500 },
  { ...master, id: 'mobile', name: '手机证书', carrier: 'mobile', orderType: '0301', fromFen: 20_000 },
  {
    ...master,
    id: 'pc',
    name: 'PC证书',
    carrier: 'pc',
    orderType: '0501',
    fromFen: 15_000,
    available: false,
    unavailableReason: notOnline,
  },
];

const role = '当前身份不能办理该业务，请切换身份后再试';
/** A project leader's lock: valid for a long time, and personal. */
export const ownLock: LockCard = {
  ...caManage.list.example.response,
  isMaster: false,
  holderName: '李样例',
  state: 'valid',
  notAfter: '2027-10-05 10:30:00',
  daysToExpiry: 318,
  actions: [
    { orderType: '0102', unavailableReason: '' },
    { orderType: '0103', unavailableReason: '到期前 80 天起可以办理延期，该证书最早 2027-07-17 可以办理' },
    { orderType: '0104', unavailableReason: '' },
    { orderType: '0105', unavailableReason: role },
    { orderType: '0106', unavailableReason: '' },
    { orderType: '0108', unavailableReason: '' },
    { orderType: '0110', unavailableReason: role },
  ],
};

export const priceHandlers = [
  mock(shop.list, { rows: products, total: products.length }),
  mock(shop.detail, shop.detail.example.response),
];
export const certificateHandlers = [
  mock(caManage.list, { rows: [ownLock], total: 1 }),
  mock(caManage.remind, null),
];
export const longText = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';
