import type { ChangeOrderType, Delivery, OrderState, OrderType, PriceLineKey } from '@ca-portal/api/domain';
import type { ChangeFacts } from '../db/schema/index.js';

/** Unit and quantity of each part of the price, in fen. */
type Lines = Partial<Record<PriceLineKey, readonly [unitFen: number, quantity: number]>>;

export interface DemoLock {
  /** Name for references in change orders. */
  readonly key: string;
  readonly status: 'pending' | 'active' | 'busy' | 'cancelled';
  /** Days from today to its end; negative if it has ended. */
  readonly endsIn: number;
}

export interface DemoOrder {
  readonly type: OrderType;
  readonly state: OrderState;
  readonly product: 'lock-master' | 'lock-personal' | 'mobile' | 'pc';
  readonly holder: string;
  /** Hours since it was placed. */
  readonly hoursAgo: number;
  readonly years: number;
  readonly delivery: Delivery;
  readonly provider: 'F01' | 'F02';
  readonly lines: Lines;
  readonly paidBy?: 'alipay' | 'balance';
  /** The discount of a ticket; the amount identifies the coupon. */
  readonly couponFen?: number;
  readonly refundStatus?: 1 | 2;
  /** The resulting certificate. */
  readonly lock?: DemoLock;
  /** The changed certificate. */
  readonly change?: { readonly of: string; readonly facts: ChangeFacts };
}

const company = '示例建设工程有限公司';
const day = 24;
const master: Lines = { service: [20_000, 2], medium: [5_000, 1], seal: [2_500, 2] };
const own: Lines = { service: [12_000, 1], medium: [0, 1], seal: [2_500, 1] };
const counter: Lines = { ...own, medium: [5_000, 1] };
const year: Lines = { service: [12_000, 1] };

const made = (
  lock: DemoLock,
  holder: string,
  hoursAgo: number,
  rest: Partial<DemoOrder> = {},
): DemoOrder => ({
  type: '0101',
  state: 70,
  product: 'lock-personal',
  holder,
  hoursAgo,
  years: 1,
  delivery: 'counter',
  provider: 'F01',
  lines: counter,
  paidBy: 'alipay',
  lock,
  ...rest,
});
const change = (
  type: ChangeOrderType,
  state: OrderState,
  of: string,
  holder: string,
  hoursAgo: number,
  lines: Lines,
  facts: ChangeFacts,
  rest: Partial<DemoOrder> = {},
): DemoOrder => ({
  type,
  state,
  product: 'lock-personal',
  holder,
  hoursAgo,
  years: type === '0103' ? 1 : 0,
  delivery: 'counter',
  provider: 'F01',
  lines,
  paidBy: 'alipay',
  change: { of, facts },
  ...rest,
});
const placed = (
  state: OrderState,
  holder: string,
  hoursAgo: number,
  rest: Partial<DemoOrder> = {},
): DemoOrder => ({
  type: '0101',
  state,
  product: 'lock-personal',
  holder,
  hoursAgo,
  years: 1,
  delivery: 'counter',
  provider: 'F01',
  lines: counter,
  paidBy: 'alipay',
  ...rest,
});

const mobileLines: Lines = { service: [20_000, 1], medium: [0, 1], seal: [0, 0] };
const pcLines: Lines = { service: [15_000, 1], medium: [0, 1], seal: [0, 0] };

/** Thirty orders in all types and states, twelve locks in all states (dossier section 12); oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  made({ key: 'expired', status: 'active', endsIn: -40 }, '赵样本', 405 * day),
  made({ key: 'cancelled', status: 'cancelled', endsIn: 20 }, '孙示范', 345 * day),
  made({ key: 'in79', status: 'active', endsIn: 79 }, '李样例', 286 * day, { provider: 'F02' }),
  made({ key: 'in80', status: 'active', endsIn: 80 }, '王演示', 285 * day),
  made({ key: 'in81', status: 'active', endsIn: 81 }, '周样张', 284 * day),
  made({ key: 'changing', status: 'busy', endsIn: 140 }, '吴示例', 225 * day),
  made({ key: 'adding', status: 'busy', endsIn: 160 }, '郑样例', 205 * day),
  made({ key: 'sealing', status: 'busy', endsIn: 180 }, '王演示', 185 * day),
  made({ key: 'replacing', status: 'busy', endsIn: 200 }, '冯示范', 165 * day),
  made({ key: 'master', status: 'active', endsIn: 640 }, company, 90 * day, {
    product: 'lock-master',
    years: 2,
    lines: master,
    paidBy: 'balance',
    couponFen: 5_000,
  }),
  made({ key: 'mobile', status: 'active', endsIn: 300 }, '李样例', 65 * day, {
    type: '0301',
    product: 'mobile',
    delivery: 'online',
    lines: mobileLines,
  }),
  change(
    '0106',
    70,
    'in81',
    '周样张',
    60 * day,
    { medium: [0, 1], seal: [2_500, 1] },
    { providerCode: 'F01' },
  ),
  change(
    '0108',
    70,
    'cancelled',
    '孙示范',
    50 * day,
    {},
    { reason: '人员离职', explanation: '该员工已离职' },
  ),
  placed(91, '钱样本', 40 * day),
  placed(90, '李样例', 35 * day, { type: '0301', product: 'mobile', delivery: 'online', lines: mobileLines }),
  change('0103', 95, 'in80', '王演示', 30 * day, year, {}, { refundStatus: 2 }),
  placed(62, company, 12 * day, {
    type: '0501',
    product: 'pc',
    delivery: 'online',
    lines: pcLines,
    paidBy: 'alipay',
  }),
  placed(61, company, 9 * day, {
    type: '0101,0301',
    delivery: 'courier',
    lines: { service: [32_000, 1], medium: [5_000, 1], seal: [2_500, 1], courier: [1_500, 1] },
  }),
  placed(60, '陈示例', 8 * day, { paidBy: 'alipay' }),
  change(
    '0102',
    55,
    'replacing',
    '冯示范',
    7 * day,
    { medium: [5_000, 1], seal: [2_500, 1] },
    {
      reason: 'damaged',
      explanation: 'CA锁接口损坏',
    },
  ),
  { ...made({ key: 'pending', status: 'pending', endsIn: 364 }, '卫样张', 6 * day), state: 50 },
  placed(40, '蒋演示', 5 * day, { delivery: 'online', lines: own, paidBy: 'balance' }),
  change(
    '0110',
    40,
    'sealing',
    '王演示',
    4 * day,
    { seal: [5_000, 1] },
    {
      seal: {
        registrationNumber: '建[造]11210000000',
        sealCode: '2100000000000',
        employer: company,
        validUntil: '2029-06-30',
      },
    },
  ),
  change(
    '0104',
    35,
    'adding',
    '郑样例',
    3 * day,
    { platform: [5_000, 1] },
    { platformCodes: ['P03'] },
    { refundStatus: 1 },
  ),
  placed(35, '沈样例', 70),
  placed(30, '韩示例', 20, { delivery: 'online', lines: own, paidBy: 'balance', couponFen: 500 }),
  change(
    '0105',
    30,
    'changing',
    '吴示例',
    19,
    { seal: [2_500, 1] },
    {
      changes: [
        {
          key: 'address',
          label: '住所',
          before: '{city}市示例区示例路 18 号',
          after: '{city}市示例区示例路 20 号',
        },
      ],
      touched: [],
    },
  ),
  placed(20, '杨示范', 18, { couponFen: 500 }),
  change('0103', 20, 'in79', '李样例', 17, year, {}),
  placed(10, '朱样本', 16),
];
