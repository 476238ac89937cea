import { deliveryLabels, orderStates as s, type OrderState } from '@ca-portal/api/domain';
import type { OrderSummary } from '@ca-portal/api';
import type { IconName } from '@ca-portal/ui/icon';
import { writeLabel } from './write-label.js';

interface Receiving {
  verb: string;
  label: string;
  path: string;
  icon: IconName;
  /** What the user needs for it. */
  how: string;
  /** Where the certificate is stored. */
  into: string;
}

const ways: Readonly<Record<NonNullable<OrderSummary['carrier']>, Receiving>> = {
  lock: {
    verb: '写入',
    label: '写入证书',
    path: '/core/certWrite',
    icon: 'lock-device',
    how: '请备好CA锁并安装驱动，在电脑上完成写入。',
    into: 'CA锁',
  },
  mobile: {
    verb: '安装',
    label: '安装到手机',
    path: '/core/certDownload',
    icon: 'mobile',
    how: '请用持有人本人的手机扫码安装。',
    into: '手机',
  },
  pc: {
    verb: '下载',
    label: '下载证书',
    path: '/core/certDownload',
    icon: 'download',
    how: '请在以后使用证书的电脑上下载，证书与电脑绑定。',
    into: '电脑',
  },
};

type Received = Pick<OrderSummary, 'carrier' | 'delivery' | 'orderType'>;

/** How a certificate gets to its lock or phone, whoever does it; undefined where nothing is issued. */
export const wayOf = ({ carrier, orderType }: Omit<Received, 'delivery'>): Receiving | undefined =>
  carrier === 'lock' ? { ...ways.lock, label: writeLabel(orderType) } : carrier ? ways[carrier] : undefined;

/** The same where the holder does it himself. */
export const receivingOf = (order: Received): Receiving | undefined =>
  order.delivery === 'online' ? wayOf(order) : undefined;

/** 领取方式 of an order: only a lock is written, and only a lock is shipped. */
export const deliveryName = (order: Received): string =>
  order.delivery !== 'online' || order.carrier === 'lock'
    ? deliveryLabels[order.delivery]
    : (wayOf(order)?.label ?? '在线办理');

const making: readonly OrderState[] = [s.reviewPassed, s.inProduction, s.productionFailed];
/** A phone certificate is fetched; a computer certificate generates its keys as a lock does. */
const fetching: readonly OrderState[] = [s.reviewPassed, s.readyForDownload];

/** The certificate is ready for its holder. */
export const awaitsHolder = ({ carrier, state }: Pick<OrderSummary, 'carrier' | 'state'>): boolean =>
  (carrier === 'mobile' ? fetching : making).includes(state);
