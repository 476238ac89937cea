import { messages } from '@ca-portal/api/contract';
import { mock } from '@ca-portal/api/mocks';
import type { HttpHandler } from 'msw';
import type { Message } from './queries.js';

const example = messages.list.example.response;
const one = (id: number, change: Partial<Message>): Message => ({ ...example, id, ...change });

export const inboxRows: Message[] = [
  one(104, {
    topic: '证书即将到期：企业主锁还有 26 天到期',
    messageCategory: '1',
    important: '3',
    sender: '平台',
    link: '',
    sendTime: '2026-11-21 09:12:00',
  }),
  one(103, { topic: '员工王* 申请加入企业，等待您审核', sendTime: '2026-11-21 06:00:00' }),
  one(102, {
    topic: '订单审核不通过，2 项需要修改',
    sender: '审核中心',
    sendTime: '2026-11-19 09:40:20',
    link: '/core/order',
  }),
  one(101, {
    topic: '电子发票已开具',
    messageCategory: '1',
    important: '1',
    sender: '财务',
    isRead: 1,
    link: '',
    sendTime: '2026-11-18 16:00:00',
  }),
  one(100, {
    topic: '关于 2026 年 12 月系统维护的通知',
    messageCategory: '1',
    important: '1',
    sender: '平台运营',
    isRead: 1,
    link: '',
    sendTime: '2026-11-18 10:00:00',
  }),
];

const own = { isRead: 1, sender: '张示例', link: '' } as const;
export const sentRows: Message[] = [
  one(90, { ...own, topic: '请在 12 月 2 日前更新证书', important: '3', recipientCount: 4, readCount: 3 }),
  one(89, {
    ...own,
    topic: '继续教育学时提醒',
    messageCategory: '1',
    recipientCount: 9,
    readCount: 9,
    sendTime: '2026-11-12 08:40:00',
  }),
  one(88, {
    ...own,
    topic: '发票抬头已更新',
    messageCategory: '1',
    important: '1',
    recipientCount: 2,
    readCount: 0,
    sendTime: '2099-11-24 09:00:00',
  }),
];
export const draftRows: Message[] = [
  one(80, { ...own, topic: '', recipientCount: 0, readCount: 0 }),
  one(79, { ...own, topic: '锁更新指引', messageCategory: '1', recipientCount: 1, readCount: 0 }),
];

/** The three boxes with their filters, and reading one of them. */
export function mailbox(): HttpHandler[] {
  const read = new Set<number>();
  const seen = (row: Message): Message => (read.has(row.id) ? { ...row, isRead: 1 } : row);
  const boxes = { 0: draftRows, 1: inboxRows, 2: sentRows };
  const all = [...inboxRows, ...sentRows, ...draftRows];
  return [
    mock(messages.list, ({ query }) => {
      const rows = boxes[query.messageStatus ?? '1']
        .map(seen)
        .filter(
          (row) =>
            row.topic.includes(query.topic ?? '') &&
            (!query.messageCategory || row.messageCategory === query.messageCategory) &&
            (!query.important || row.important === query.important) &&
            (!query.isRead || String(row.isRead) === query.isRead),
        );
      return {
        rows: rows.slice((query.page - 1) * query.limit, query.page * query.limit),
        total: rows.length,
      };
    }),
    mock(messages.unread, () => {
      const open = inboxRows.map(seen).filter(({ isRead }) => isRead === 0);
      const todos = open.filter(({ messageCategory }) => messageCategory === '2').length;
      return { notices: open.length - todos, todos };
    }),
    mock(messages.detail, ({ params }) => ({
      ...messages.detail.example.response,
      ...seen(all.find(({ id }) => id === params.id) ?? example),
      content:
        '<p>您的订单 DD20261118002260（变更企业名称，7 把锁）有 2 项需要修改：</p><ul><li>电子印章采集表：印章压字</li><li>适用平台：与盖章申请表不一致</li></ul><p>改好后重新提交即可，不需要再次付费。</p>',
      attachments: [
        {
          fileId: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f',
          name: '审核意见.pdf',
          size: 88_372,
          url: '/common/download?fileName=7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf',
        },
      ],
      recipientNames: params.id < 100 ? ['李样例'] : [],
      recipientIds: params.id === 79 ? ['1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12'] : [],
    })),
    mock(messages.updateStatus, ({ params }) => {
      read.add(params.id);
      return null;
    }),
    mock(messages.readAll, () => {
      for (const { id } of inboxRows) read.add(id);
      return null;
    }),
    mock(messages.selectDepUserList, [
      {
        id: 100,
        parentId: 0,
        name: '示例建设工程有限公司',
        users: [
          { userId: '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01', name: '张示例', roleName: '企业管理员' },
          { userId: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12', name: '李样例', roleName: '项目负责人' },
        ],
      },
      {
        id: 101,
        parentId: 0,
        name: '演示工程咨询有限公司',
        users: [
          { userId: '2d9f5e74-4d3e-4c5b-8f80-8dab3c9e1a23', name: '王演示', roleName: '造价工程师' },
          { userId: '3ea06f85-5e4f-4d6c-9a91-9ebc4daf2b34', name: '赵样本', roleName: '评标专家' },
        ],
      },
    ]),
  ];
}
