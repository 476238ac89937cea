import type { ResultOf } from '@ca-portal/api';
import type { desk as Rows } from '@ca-portal/api/contract';
import { deliveryLabels, orderStates, orderTypeLabel } from '@ca-portal/api/domain';
import { desk } from '@ca-portal/api/groups/desk';
import * as limits from '@ca-portal/api/limits/desk';
import { call, send } from '../../../api/query.js';
import { desk as deskOf } from '../../../engines/desk/index.js';
import { field, given, oneOf, ownPage, resource, rowsOf } from '../../../engines/resource/index.js';
import { saveFile } from '../../../shared/files/index.js';
import { MakingFacts } from '../components/MakingFacts.js';
import { OrderStatusTag } from '../../../shared/orders/index.js';

type Step = 'make' | 'failed' | 'handOver' | 'ship' | 'shipped';
const steps = [
  { value: 'make', label: '待制证' },
  { value: 'failed', label: '制证异常' },
  { value: 'handOver', label: '待领取' },
  { value: 'ship', label: '待发货' },
  { value: 'shipped', label: '在途' },
];
/** The barcode on the form contains the order number, followed by a check of its platforms. */
const orderNoIn = (scanned: string) => /DD\d{14}/.exec(scanned.toUpperCase())?.[0];
const { reviewPassed, inProduction, productionFailed, readyForCollection, readyForShipping } = orderStates;
const toMake: readonly number[] = [reviewPassed, inProduction, productionFailed];
const toLabel: readonly number[] = [readyForCollection, readyForShipping];
type Order = ResultOf<(typeof Rows)['queue']>['rows'][number];
/** A parcel on its way is the courier's: the desk can only correct its number, or take it back. */
const notToLabel = ({ state, parcel }: Order) => !toLabel.includes(state) || parcel !== null;
const notOnItsWay = ({ parcel }: Order) => parcel === null;
const slip = { courier: field.text('快递公司'), trackingNumber: field.text('快递单号') };

/** 制证发放: locks that the office writes, hands over and sends. */
export const makingPage = resource(
  rowsOf(desk, 'queue', (query) => ({
    query: {
      ...ownPage(query),
      ...(query.filters['step'] ? { step: query.filters['step'] as Step } : {}),
      ...given<'orderNo', string>('orderNo', orderNoIn(query.words)),
    },
  })),
  ({ column, ask }) => ({
    title: '制证发放',
    description: '扫描订单条码找到订单，写入证书、贴标签、登记序列号，凭取件码交付或登记快递。',
    noun: '待办订单',
    rowKey: (order) => order.orderNo,
    name: (order) => order.orderNo,
    search: '扫描或输入完整订单号',
    filters: { step: oneOf('环节', steps) },
    columns: [
      column.name('orderNo', '订单号', (order) => order.orderNo),
      column.text('type', '业务', (order) => orderTypeLabel(order.orderType)),
      column.text('holder', '持有人', (order) => order.holderName),
      column.text('company', '单位', (order) => order.companyName),
      column.text('delivery', '领取方式', (order) => deliveryLabels[order.delivery]),
      column.text('state', '状态', (order) => <OrderStatusTag state={order.state} />),
      column.text('paidAt', '付款时间', (order) => order.paidAt),
    ],
    actions: [
      {
        label: '写入证书',
        hidden: ({ state }) => !toMake.includes(state),
        href: ({ orderNo }) => `/core/certWrite?orderNo=${orderNo}`,
      },
      ask(
        { pickupCode: '', collectorName: '', collectorIdNumber: '', authorized: false },
        {
          label: '交付',
          hidden: ({ state }) => state !== readyForCollection,
          explain: () => '请核对来人的身份证原件。代领时填写代领人，并收取持有人的授权书。',
          limits: limits.handOver,
          fields: {
            pickupCode: field.text('取件码'),
            collectorName: field.text('领取人姓名'),
            collectorIdNumber: field.text('领取人身份证号'),
            authorized: field.yesNo('代领', '领取人不是持有人本人，已核对并收取授权书', {
              wide: true,
              hint: '单位的锁由经办人领取，也要授权书。',
            }),
          },
          run: (values, { orderNo, version }) =>
            send(desk, 'handOver', { params: { orderNo }, body: { ...values, version } }),
          done: '已交付',
        },
      ),
      ask(
        { courier: '', trackingNumber: '' },
        {
          label: '发货',
          hidden: ({ state, parcel }) => state !== readyForShipping || parcel !== null,
          explain: () => '锁和初始 PIN 不能放在同一个包裹里。登记后，快递单号会通知收件人。',
          limits: limits.ship,
          fields: slip,
          run: (values, { orderNo, version }) =>
            send(desk, 'ship', { params: { orderNo }, body: { ...values, version } }),
          done: '已登记发货',
        },
      ),
      ask(
        { courier: '', trackingNumber: '' },
        {
          label: '更正单号',
          hidden: notOnItsWay,
          values: ({ parcel }) => ({
            courier: parcel?.courier ?? '',
            trackingNumber: parcel?.trackingNumber ?? '',
          }),
          explain: () => '快递单号登记错了的在这里更正，新单号会通知收件人。',
          limits: limits.correctParcel,
          fields: slip,
          run: (values, { orderNo, version }) =>
            send(desk, 'correctParcel', { params: { orderNo }, body: { ...values, version } }),
          done: '已更正，收件人会收到通知',
        },
      ),
      ask(
        { reason: '' },
        {
          label: '登记退回或丢失',
          danger: true,
          hidden: notOnItsWay,
          explain: () =>
            '登记后不再自动签收，订单回到“待发货”，联系收件人核对地址后重新寄出。锁确认丢失的，请告知持有人挂失。',
          limits: limits.parcelBack,
          fields: { reason: field.longText('原因', { hint: '收件人会看到这段话。' }) },
          run: (values, { orderNo, version }) =>
            send(desk, 'parcelBack', { params: { orderNo }, body: { ...values, version } }),
          done: '已登记，订单回到“待发货”',
        },
      ),
      ask(
        { serial: '' },
        {
          label: '登记制证完成',
          // A written lock waits for its label; a new label gets a new code.
          hidden: notToLabel,
          explain: ({ holderName }) => `请核对锁内证书的持有人是“${holderName}”，再登记锁的序列号。`,
          limits: limits.made,
          fields: {
            serial: field.text('锁的序列号', { hint: '可以用扫描枪录入。' }),
          },
          run: ({ serial }, { orderNo, version }) =>
            send(desk, 'made', { params: { orderNo }, body: { version, serial } }),
          done: '已登记，持有人会收到通知',
        },
      ),
      {
        label: '打印标签',
        bulk: true,
        hidden: notToLabel,
        done: () => '标签已下载，打印后剪下贴在锁上',
        run: async (_, chosen) => {
          const orderNos = chosen.map(({ orderNo }) => orderNo).join(',');
          saveFile(await call(desk, 'labels', { query: { orderNos } }));
        },
      },
    ],
    emptyReason: '审核通过、需要网点制证的订单会出现在这里。',
    detail: (order) => <MakingFacts of={order} />,
  }),
);

/** One step of production and handover, order by order: scan, complete, next. */
const makingDesk = (step: Step, deed: string) =>
  deskOf({
    table: makingPage,
    waiting: { step },
    since: ({ paidAt, parcel }) => parcel?.shippedAt ?? paidAt,
    line: ({ orderType, holderName, delivery }) =>
      `${orderTypeLabel(orderType)}，${holderName}，${deliveryLabels[delivery]}`,
    claims: 'making',
    counted: [deed],
  });
export const toMakeDesk = makingDesk('make', 'made');
export const failedDesk = makingDesk('failed', 'made');
export const handOverDesk = makingDesk('handOver', 'handedOver');
export const shipDesk = makingDesk('ship', 'shipped');
export const shippedDesk = makingDesk('shipped', 'shipped');
