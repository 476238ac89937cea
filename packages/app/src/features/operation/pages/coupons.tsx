import {
  type CouponType,
  couponTypeLabels,
  couponTypes,
  fenOf,
  moneyText,
  mostGranted,
  type OrderType,
  orderTypeLabels,
  yuanText,
} from '@ca-portal/api/domain';
import { couponAdmin } from '@ca-portal/api/groups/coupon-admin';
import * as limits from '@ca-portal/api/limits/coupon-admin';
import { call, send } from '../../../api/query.js';
import {
  field,
  oneOf,
  optionsIn,
  own,
  resource,
  rowsOf,
  type TagTable,
} from '../../../engines/resource/index.js';
import { ClaimedShare } from '../components/ClaimedShare.js';
import { CouponFigures } from '../components/CouponFigures.js';
import { Whole } from '../../../shared/page/index.js';

type State = 'draft' | 'running' | 'stopped' | 'ended';
const states: TagTable<State> = {
  draft: { text: '未开始', family: 'info', icon: 'clock' },
  running: { text: '发放中', family: 'success', icon: 'check' },
  stopped: { text: '已停止', family: 'warning', icon: 'minus' },
  ended: { text: '已结束', family: 'neutral', icon: 'minus' },
};
const kinds = couponTypes.map((value) => ({ value, label: couponTypeLabels[value] }));
const businesses = Object.entries(orderTypeLabels).map(([value, label]) => ({ value, label }));

/** One entry per line, as pasted from a spreadsheet. */
const peopleIn = (text: string) => text.split(/[\s,，;；]+/).filter(Boolean);

/** Amounts as entered, in yuan. */
const blank = {
  name: '',
  type: '2' as CouponType,
  amount: '',
  thresholdFen: '0.00',
  orderTypes: [] as readonly OrderType[],
  total: 100,
  perPerson: 1,
  from: '',
  until: '',
};
const bodyOf = ({
  name,
  type,
  amount,
  thresholdFen,
  orderTypes,
  total,
  perPerson,
  from,
  until,
}: typeof blank) => ({
  name,
  type,
  amount: fenOf(amount) ?? 0,
  thresholdFen: type === '1' ? (fenOf(thresholdFen) ?? 0) : 0,
  orderTypes: type === '3' ? [...orderTypes] : [],
  total,
  perPerson,
  startTime: `${from} 00:00:00`,
  endTime: `${until} 23:59:59`,
});

/** 优惠券管理: coupons, their recipients, and their use. */
export const couponsPage = resource(
  rowsOf(couponAdmin, 'list', own({ words: 'keyword', filters: ['state'] })),
  ({ column, form, ask }) => ({
    title: '优惠券管理',
    description: '发放、修改和停止优惠券，查看领取和使用情况。',
    noun: '优惠券',
    rowKey: (coupon) => coupon.id,
    name: (coupon) => coupon.name,
    search: '名称',
    filters: {
      state: oneOf('状态', optionsIn(states)),
    },
    columns: [
      column.name('name', '名称', (coupon) => coupon.name),
      column.text('type', '类型', (coupon) => couponTypeLabels[coupon.type]),
      column.money('amount', '面额', (coupon) => coupon.amount),
      column.text('threshold', '门槛', (coupon) =>
        coupon.thresholdFen > 0 ? `满 ${moneyText(coupon.thresholdFen)}` : '无门槛',
      ),
      column.figure('claimed', '已领 / 总数', (coupon) => <ClaimedShare of={coupon} />),
      column.figure('used', '已用', (coupon) => coupon.used),
      column.tag('state', '状态', (coupon) => coupon.state, states),
      column.text('period', '有效期', ({ startTime, endTime }) => (
        <span>
          <Whole>{startTime.split(' ')[0]} 至</Whole> <Whole>{endTime.split(' ')[0]}</Whole>
        </span>
      )),
    ],
    detail: ({ id }) => <CouponFigures id={id} />,
    form: form(blank, {
      limits: limits.add,
      fields: {
        name: field.text('名称', { required: true }),
        type: field.choice('类型', kinds),
        amount: field.yuan('面额'),
        thresholdFen: field.yuan('满多少可用', { when: ({ type }) => type === '1' }),
        orderTypes: field.many('适用业务', businesses, { required: true, when: ({ type }) => type === '3' }),
        total: field.wholeNumber('发放总数', {
          hint: '只能增加，不能减少到已领取的数量以下。',
        }),
        perPerson: field.wholeNumber('每人限领'),
        from: field.day('开始日期', { required: true }),
        until: field.day('结束日期', { required: true, hint: '当天 23:59 前有效。' }),
      },
      says: (_, coupon) => coupon?.locked.map(({ reason }) => reason).join('；') || undefined,
      add: { run: (values) => send(couponAdmin, 'add', { body: bodyOf(values) }) },
      edit: {
        values: (coupon) => ({
          name: coupon.name,
          type: coupon.type,
          amount: yuanText(coupon.amount),
          thresholdFen: yuanText(coupon.thresholdFen),
          orderTypes: coupon.orderTypes,
          total: coupon.total,
          perPerson: coupon.perPerson,
          from: coupon.startTime.split(' ')[0] ?? '',
          until: coupon.endTime.split(' ')[0] ?? '',
        }),
        locked: ({ state }) => (state === 'ended' ? '已结束的优惠券不能修改' : undefined),
        run: (values, { id }) => send(couponAdmin, 'update', { params: { id }, body: bodyOf(values) }),
      },
    }),
    actions: [
      ask(
        { people: '' },
        {
          label: '发给指定用户',
          hidden: ({ state }) => state !== 'running',
          limits: limits.grant,
          fields: {
            people: field.entries('账号或手机号', {
              split: peopleIn,
              rows: 8,
              hint: `每行一个，一次最多 ${mostGranted} 人，每人一张，从发放总数中扣除。有一行不对就全部不发放。`,
            }),
          },
          run: ({ people }, { id }) =>
            send(couponAdmin, 'grant', { params: { id }, body: { people: peopleIn(people) } }),
          done: '已发放，用户会收到消息',
        },
      ),
      {
        label: '停止发放',
        danger: true,
        hidden: ({ state }) => state === 'stopped' || state === 'ended',
        says: (coupon) => `停止后不能再领取。已领取的 ${coupon.claimed} 张在有效期内仍可使用。`,
        run: (coupon) => call(couponAdmin, 'stop', { params: { id: coupon.id } }),
        done: () => '已停止发放',
      },
    ],
  }),
);
