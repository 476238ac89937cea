import type { LockCard } from '@ca-portal/api/contract';
import { certificateStateLabels } from '@ca-portal/api/domain';

/** The CA page's list as a spreadsheet. */
export const sheetColumns = [
  '证书',
  '持有人',
  '身份',
  '服务商',
  '适用平台',
  '序列号',
  '设备号',
  '状态',
  '有效期至',
  '剩余天数',
];

export const sheetRow = (card: LockCard): (string | number)[] => [
  card.lockTypeName,
  card.holderName,
  card.roleName,
  card.providerName,
  card.platformNames.join('、'),
  card.serialNumber,
  card.deviceId,
  certificateStateLabels[card.state],
  card.notAfter ?? '',
  card.daysToExpiry ?? '',
];
