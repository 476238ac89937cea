import { orders, orderService } from '@ca-portal/api/contract';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { mock } from '@ca-portal/api/mocks';
import { call } from '../../api/query.js';
import { field } from '../resource/index.js';
import { application, type AnyApplication } from './index.js';

interface Sample {
  years: string;
  reason: string;
}

/** The smallest business: one step of its own, then those that every business has. */
export const sampleBusiness = application<Sample>({
  orderType: '0103',
  title: '延期续费',
  effect: '原来的锁和密码不变。',
  empty: () => ({ years: '1', reason: '' }),
  steps: [
    {
      key: 'reason',
      title: '填写原因',
      fields: {
        reason: field.radios('原因', [
          { value: 'lost', label: '遗失' },
          { value: 'damaged', label: '损坏' },
        ]),
      },
      complete: ({ reason }) => reason !== '',
    },
  ],
  wish: () => ({ years: 1 }),
  summary: ({ reason }) => [{ term: '原因', value: reason === 'lost' ? '遗失' : '损坏' }],
  place: (common) =>
    call(caChange, 'save', { body: { ...common, orderType: '0103', years: 1 } }, { quiet: true }),
  next: '支付后更新证书。',
});

/** A business that needs papers, and whose lock can be sent. */
export const businessWithPapers: AnyApplication = {
  ...sampleBusiness,
  orderType: '0102',
  title: 'CA补办（更换）',
  papers: () => ({ reason: 'lost' }),
};

const { response: order } = orders.detail.example;
const { response: service } = orderService.service.example;
/** The order that is repeated: its papers come with it. */
export const earlierOrder = [
  mock(orders.detail, { ...order, orderNo: 'DD20261120000001', orderType: '0102', state: 91 }),
  mock(orderService.service, {
    ...service,
    attachments: [
      {
        kind: 'explanation',
        label: '申请说明',
        file: {
          fileId: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f',
          name: '申请说明.pdf',
          size: 10,
          url: '/x',
        },
        rejection: '',
      },
    ],
    change: {
      reason: 'lost',
      explanation: '',
      returnsOldLock: false,
      providerCode: '',
      platformCodes: [],
      changes: [],
      seal: {},
    },
  }),
];
