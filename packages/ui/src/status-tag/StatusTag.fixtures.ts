import type { IconName } from '../icon/index.js';
import type { StatusFamily } from './StatusTag.js';

/** Color family and icon of every state. */
export const statuses: readonly (readonly [StatusFamily, IconName, string])[] = [
  ['success', 'check', '有效'],
  ['warning', 'clock', '即将到期'],
  ['danger', 'close', '已过期'],
  ['info', 'dot', '待审核'],
  ['danger', 'warning', '审核未通过'],
  ['violet', 'arc', '制证中'],
  ['teal', 'box', '待领取'],
  ['info', 'swap', '变更中'],
  ['neutral', 'minus', '已注销'],
  ['warning', 'clock', '待支付'],
  ['info', 'check', '已支付'],
  ['success', 'check', '已完成'],
  ['warning', 'arc', '退款处理中'],
  ['neutral', 'minus', '已退款'],
];
