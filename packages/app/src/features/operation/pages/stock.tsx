import { nextStickState, type StickState } from '@ca-portal/api/domain';
import { desk } from '@ca-portal/api/groups/desk';
import * as limits from '@ca-portal/api/limits/desk';
import { toaster } from '@ca-portal/ui/toast';
import { send } from '../../../api/query.js';
import {
  field,
  oneOf,
  optionsIn,
  own,
  resource,
  rowsOf,
  type TagTable,
} from '../../../engines/resource/index.js';
import { StockFigures } from '../components/StockFigures.js';
import { useDictionaryOptions, useServicePointOptions } from '../options.js';

const states: TagTable<StickState> = {
  stock: { text: '在库', family: 'success', icon: 'box' },
  bound: { text: '已分配', family: 'violet', icon: 'arc' },
  used: { text: '已发出', family: 'neutral', icon: 'check' },
  locked: { text: '已锁定', family: 'warning', icon: 'padlock' },
  lost: { text: '已挂失', family: 'danger', icon: 'warning' },
  damaged: { text: '损坏', family: 'danger', icon: 'warning' },
  recycled: { text: '已回收', family: 'neutral', icon: 'minus' },
};
const useMedia = () => useDictionaryOptions('code_3');
const serialsIn = (text: string) => [...new Set(text.split(/[\s,，;；]+/).filter(Boolean))];

/** 介质库存: every lock by its serial number. */
export const stockPage = resource(
  rowsOf(desk, 'stock', own({ words: 'keyword', filters: ['state'] })),
  ({ column, form, ask }) => ({
    title: '介质库存',
    description: '每一把锁的序列号、所在网点和去向。入库时扫描或粘贴序列号。',
    noun: '介质',
    above: <StockFigures />,
    rowKey: (stick) => stick.id,
    name: (stick) => stick.serial,
    search: '序列号或订单号',
    filters: {
      state: oneOf('状态', optionsIn(states)),
    },
    columns: [
      column.name('serial', '序列号', (stick) => stick.serial),
      column.text('medium', '介质', (stick) => stick.mediumName),
      column.tag('state', '状态', (stick) => stick.state, states),
      column.text('point', '网点', (stick) => stick.servicePoint),
      column.text('order', '订单', (stick) => stick.orderNo),
      column.text('at', '最近变动', (stick) => stick.at),
    ],
    form: form(
      { mediumCode: '', servicePoint: '', serials: '' },
      {
        limits: limits.receiveStock,
        fields: {
          mediumCode: field.choice('介质', useMedia),
          servicePoint: field.choice('网点', useServicePointOptions),
          serials: field.entries('序列号', {
            split: serialsIn,
            hint: '每行一个，扫描枪会自动换行。一次最多 500 个，已入库的会列出来，不会重复入库。',
          }),
        },
        add: {
          run: async ({ serials, ...place }) => {
            const { received, known } = await send(desk, 'receiveStock', {
              body: { ...place, serials: serialsIn(serials) },
            });
            if (known.length > 0) {
              toaster.warning(
                `${received} 个已入库；${known.length} 个早已登记，没有重复入库：${known.slice(0, 5).join('、')}`,
              );
            }
          },
        },
      },
    ),
    actions: (
      [
        ['damaged', 'damage', '登记损坏'],
        ['recycled', 'recycle', '登记回收'],
        ['stock', 'restock', '重新入库'],
      ] as const
    ).map(([to, event, label]) =>
      ask(
        { reason: '' },
        {
          label,
          danger: to !== 'stock',
          hidden: ({ state, orderNo }) =>
            nextStickState(state, event) === undefined || (to === 'stock' && orderNo !== null),
          limits: limits.moveStick,
          fields: { reason: field.longText('原因') },
          run: ({ reason }, { id, state }) =>
            send(desk, 'moveStick', { params: { id }, body: { from: state, to, reason } }),
          done: `已${label}`,
        },
      ),
    ),
  }),
);
