import { changeOrderTypes, type OrderType } from '@ca-portal/api/domain';

const changes: readonly string[] = changeOrderTypes;

/** What the button of an order that waits for a lock says: a new certificate, the old one anew, or its seal alone. */
export function writeLabel(orderType: OrderType | null): string {
  if (orderType === '0110') return '写入印章';
  // A replacement is a new lock for its holder, whatever it costs.
  return orderType !== null && orderType !== '0102' && changes.includes(orderType) ? '更新证书' : '写入证书';
}
