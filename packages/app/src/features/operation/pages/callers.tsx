import { desk } from '@ca-portal/api/groups/desk';
import * as limits from '@ca-portal/api/limits/desk';
import { send } from '../../../api/query.js';
import { field, own, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';
import { Situation } from '../components/Situation.js';

const kinds: TagTable<'person' | 'company' | 'order' | 'lock'> = {
  person: { text: '个人', family: 'neutral', icon: 'user' },
  company: { text: '单位', family: 'violet', icon: 'building' },
  order: { text: '订单', family: 'warning', icon: 'order' },
  lock: { text: 'CA锁', family: 'success', icon: 'key' },
};

/** 查找来电人: search by any detail that the caller gives; a result opens the caller's own view. */
export const callersPage = resource(rowsOf(desk, 'find', own({ words: 'keyword' })), ({ column, ask }) => ({
  title: '服务台',
  description: '用来电人手上的任何信息查找，点名称查看他的订单、证书和记录。查看会写入审计日志。',
  noun: '来电人',
  rowKey: (one) => `${one.kind} ${one.userGuid} ${one.title}`,
  name: (one) => one.title,
  search: '手机号、姓名、单位、信用代码、订单号、序列号或快递单号',
  columns: [
    column.name('title', '名称', (one) => one.title),
    column.tag('kind', '类型', (one) => one.kind, kinds),
    column.text('text', '说明', (one) => one.text),
  ],
  detail: ({ userGuid }) => <Situation userGuid={userGuid} />,
  actions: [
    ask(
      { text: '' },
      {
        label: '写记录',
        limits: limits.addNote,
        fields: {
          text: field.longText('来电内容', {
            hint: '写给下一位同事：问了什么、怎样答复的。不要写密码和完整证件号。',
          }),
        },
        run: ({ text }, { userGuid }) => send(desk, 'addNote', { params: { userGuid }, body: { text } }),
        done: '已记录',
      },
    ),
  ],
  emptyTitle: '查找来电人',
  emptyReason: '在上面输入来电人的手机号、姓名、单位、订单号或CA锁序列号。',
}));
