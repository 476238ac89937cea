import {
  businessTypeLabels,
  certificateStateLabels,
  certificateStates,
  contentStateLabels,
  contentStates,
  couponStateLabels,
  couponStates,
  invoiceStateLabels,
  invoiceStates,
  lockEffects,
  nextCertificateState,
  nextContentState,
  nextCouponState,
  nextInvoiceState,
  nextOrderState,
  nextRefundStatus,
  nextStickState,
  orderStateLabels,
  orderStateValues,
  refundStatuses,
  refundStatusLabels,
  stickStateLabels,
  stickStates,
  type BusinessType,
  type LockEffect,
} from '../domain/index.js';

/** An event, and its label in the diagram. */
type Events = Readonly<Record<string, string>>;

interface Machine {
  title: string;
  /** Location of its table, and notes beside the diagram. */
  note: string;
  events: Events;
  states: readonly { key: string; label: string }[];
  next: (state: string, event: string) => string | undefined;
}

const text = (value: string | number | undefined) => (value === undefined ? undefined : String(value));

const orderEvents = {
  submit: '提交',
  pay: '支付',
  cancel: '取消',
  withdraw: '撤回不用付款的申请',
  timeOut: '超时未支付',
  approve: '审核通过',
  reject: '审核不通过',
  resubmit: '补正后重新提交',
  startMaking: '开始制证',
  makingFailed: '制证中断',
  madeForCollection: '制好，待领取',
  madeForShipping: '制好，待寄出',
  madeForDownload: '制好，待下载',
  installed: '已写入或已下载',
  handOver: '交付或签收',
  enrolled: '报名成功',
  startStudy: '开始学习',
  refund: '退款到账',
} as const;

const machines: readonly Machine[] = [
  {
    title: '订单 Order',
    note: '`domain/order-state.ts`. The list shows one label of this and the refund; the refund wins.',
    events: orderEvents,
    states: orderStateValues.map((state) => ({ key: String(state), label: orderStateLabels[state] })),
    next: (state, event) => {
      const from = orderStateValues.find((one) => String(one) === state);
      return from && text(nextOrderState(from, event as keyof typeof orderEvents));
    },
  },
  {
    title: '证书 Certificate',
    note: '`domain/certificate-state.ts`. What goes on after an order stands where its dates put it.',
    events: {
      write: '写入',
      enterWindow: '进入续期期',
      end: '到期',
      order: '提交变更、补办、延期或注销',
      orderEnds: '订单结束，证书不变',
      replace: '换发新证书',
      revoke: '注销或退款',
      reportLost: '挂失',
      takeBack: '解除挂失',
    },
    states: certificateStates.map((state) => ({ key: state, label: certificateStateLabels[state] })),
    next: (state, event) => nextCertificateState(state as 'valid', event as 'end'),
  },
  {
    title: '介质 Medium',
    note: '`domain/stick-state.ts`. Sound again is only what never left the stock.',
    events: {
      make: '制证',
      deliver: '交付或寄出',
      damage: '登记损坏',
      restock: '重新入库',
      recycle: '登记回收',
    },
    states: stickStates.map((state) => ({ key: state, label: stickStateLabels[state] })),
    next: (state, event) => nextStickState(state as 'stock', event as 'make'),
  },
  {
    title: '退款 Refund',
    note: '`domain/refunds.ts`. In which states of the order it may be asked for, `refundRule` says.',
    events: { request: '申请退款', refuse: '拒绝', pay: '退款到账' },
    states: refundStatuses.map((state) => ({ key: String(state), label: refundStatusLabels[state] })),
    next: (state, event) => {
      const from = refundStatuses.find((one) => String(one) === state);
      return from === undefined
        ? undefined
        : text(nextRefundStatus(from, event as 'request' | 'refuse' | 'pay'));
    },
  },
  {
    title: '发票 Invoice',
    note: '`domain/invoices.ts`.',
    events: { start: '开票', issue: '开具成功', fail: '开具失败', correct: '更正后重开', reverse: '红冲' },
    states: invoiceStates.map((state) => ({ key: state, label: invoiceStateLabels[state] })),
    next: (state, event) => nextInvoiceState(state as 'waiting', event as 'start'),
  },
  {
    title: '优惠券 Coupon',
    note: '`domain/coupons.ts`. What comes back after its end is expired at once.',
    events: { freeze: '下单', release: '订单未支付', use: '支付', giveBack: '退款', expire: '到期' },
    states: couponStates.map((state) => ({ key: state, label: couponStateLabels[state] })),
    next: (state, event) => nextCouponState(state as '0', event as 'freeze', false),
  },
  {
    title: '内容 Content',
    note: '`domain/content-states.ts`. Nobody approves what he wrote himself.',
    events: { submit: '送审', approve: '通过', return: '退回', takeDown: '下线', restore: '恢复旧版本' },
    states: contentStates.map((state) => ({ key: state, label: contentStateLabels[state] })),
    next: (state, event) => nextContentState(state as 'draft', event as 'submit', false),
  },
];

function picture({ states, events, next }: Machine): string {
  const lines = states.map(({ key, label }) => `  s${key}: ${label}`);
  const [first] = states;
  if (first) lines.push(`  [*] --> s${first.key}`);
  for (const { key } of states) {
    const ways = Object.entries(events).flatMap(([event, words]) => {
      const to = next(key, event);
      return to === undefined ? [] : [`  s${key} --> s${to}: ${words}`];
    });
    lines.push(...(ways.length > 0 ? ways : [`  s${key} --> [*]`]));
  }
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

/** Every pair of a state and an event: the next state, or that it is refused. */
function table({ states, events, next }: Machine): string {
  const labels = Object.fromEntries(states.map(({ key, label }) => [key, label]));
  const used = Object.entries(events);
  return [
    `| | ${used.map(([, words]) => words).join(' | ')} |`,
    `|---|${used.map(() => '---').join('|')}|`,
    ...states.map(({ key, label }) => {
      const cells = used.map(([event]) => {
        const to = next(key, event);
        return to === undefined ? '—' : (labels[to] ?? to);
      });
      return `| **${label}** | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

const certificateWords: Readonly<Record<LockEffect['certificate'], string>> = {
  issued: '新发',
  reissued: '换发，旧证书作废',
  kept: '不变',
  revoked: '作废',
};
const sealWords: Readonly<Record<LockEffect['seals'], string>> = {
  all: '全部写入',
  changed: '重写变更的',
  practice: '重写执业印章',
  none: '不变',
};

/** The effect of each business on a lock, phone or computer. */
const effects = (): string =>
  [
    '| 业务 | 证书 | 印章 | 写入 |',
    '|---|---|---|---|',
    ...Object.entries(lockEffects).map(([orderType, { certificate, seals }]) => {
      const written = certificate !== 'revoked' && (certificate !== 'kept' || seals !== 'none');
      const label = `${orderType} ${businessTypeLabels[orderType as BusinessType]}`;
      return `| **${label}** | ${certificateWords[certificate]} | ${sealWords[seals]} | ${written ? '要' : '不用'} |`;
    }),
  ].join('\n');

/** `docs/states.md`: the state machines of the domain, as diagrams and tables. */
export const statesDocument = (): string =>
  [
    '# States',
    'Written by `pnpm generate` from the tables in `packages/api/src/domain`; a dash means that the event is refused.',
    ...machines.flatMap((machine) => [`## ${machine.title}`, machine.note, picture(machine), table(machine)]),
    '## What a business writes',
    '`domain/lock-effects.ts`. 0104 writes nothing: platforms stand in the records of the portal and in no certificate, so there is nothing in the lock that would be out of date.',
    effects(),
  ].join('\n\n') + '\n';
