import type { Carrier } from './carrier.js';
import type { OrderRow } from './order-row.js';

const fetched: Readonly<Record<Carrier, string>> = {
  lock: '可以写入证书',
  mobile: '可以安装到手机',
  pc: '可以下载证书',
};

/**
 * The next step after an approval, for the timeline and the message: the office makes only what is collected
 * or sent.
 */
export function passedWords({ delivery }: Pick<OrderRow, 'delivery'>, carrier: Carrier | undefined): string {
  if (!carrier) return '资料已通过，正在办理';
  return `资料已通过，${delivery === 'online' ? fetched[carrier] : '正在安排制证'}`;
}
