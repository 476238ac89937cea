import type { BellMessage } from './messages.js';

/** The current time of stories and tests. */
export const moment = new Date(2026, 10, 21, 10, 42).getTime();
const ago = (minutes: number) => moment - minutes * 60_000;

/** The five notices and three to-dos of the design. */
export const fewMessages: readonly BellMessage[] = [
  {
    id: 1,
    topic: '证书即将到期：企业主锁还有 26 天到期',
    summary: '延期可在线办理，旧锁无需更换。',
    sendTime: ago(0.2),
    isRead: 0,
    messageCategory: '1',
    sender: '系统',
  },
  {
    id: 2,
    topic: '订单审核通过，证书正在制作',
    summary: '订单 DD20261120004571，预计今日 17:00 前完成。',
    sendTime: ago(18),
    isRead: 0,
    messageCategory: '1',
    sender: '系统',
  },
  {
    id: 3,
    topic: '电子发票已开具',
    summary: '可在“我的发票”下载 PDF 和 OFD。',
    sendTime: ago(26 * 60),
    isRead: 1,
    messageCategory: '1',
    sender: '系统',
  },
  {
    id: 4,
    topic: '关于 12 月系统维护的通知',
    summary: '11 月 30 日 22:00 至次日 06:00 暂停支付和制证。',
    sendTime: '2026-11-18 09:00:00',
    isRead: 1,
    messageCategory: '1',
    sender: '平台管理员',
  },
  {
    id: 5,
    topic: '员工王* 申请加入企业，等待您审核',
    summary: '项目负责人，手机号 138****2046。',
    sendTime: ago(180),
    isRead: 0,
    messageCategory: '2',
    sender: '王*',
  },
  {
    id: 6,
    topic: '修改“企业信息变更”材料',
    sendTime: ago(300),
    isRead: 0,
    messageCategory: '2',
    sender: '系统',
  },
  { id: 7, topic: '支付新办移动证书', sendTime: ago(1500), isRead: 1, messageCategory: '2', sender: '系统' },
];

/** The longest list that the server sends, two thirds of it unread. */
export const manyMessages: readonly BellMessage[] = Array.from({ length: 999 }, (_, index) => ({
  id: `m${index}`,
  topic: `订单 DD2026${String(index).padStart(6, '0')} 的状态有变化`,
  summary: '请到“我的订单”查看进度。',
  sendTime: ago(index * 7),
  isRead: index % 3 === 0 ? 1 : 0,
  messageCategory: '1',
  sender: '系统',
}));

/** Server data with an error in every field. */
export const oddMessages: readonly BellMessage[] = [
  { id: 1, topic: '', sendTime: 'yesterday', isRead: 0, messageCategory: '1' },
  { id: 1, topic: '同一条又来一次', sendTime: null, isRead: 0, messageCategory: '1' },
  { id: 2, topic: '来自明天', sendTime: '2026-11-22 09:00:00', isRead: 1, messageCategory: '1' },
  { id: 3, topic: '<img src=x onerror="alert(1)">', sendTime: moment, isRead: 1, messageCategory: '1' },
  { id: 4, topic: '没有这一类', sendTime: moment, isRead: 0, messageCategory: '9' as '1' },
];
