import { changeOrderTypes, type OrderType } from '@ca-portal/api/domain';

const changes: readonly string[] = changeOrderTypes;

/** Label of the button for an order that waits for a lock: a new certificate, the old one again, or only its seal. */
export function writeLabel(orderType: OrderType | null): string {
  if (orderType === '0110') return '写入印章';
  // A replacement is a new lock for its holder, even when it is free.
  return orderType !== null && orderType !== '0102' && changes.includes(orderType) ? '更新证书' : '写入证书';
}
