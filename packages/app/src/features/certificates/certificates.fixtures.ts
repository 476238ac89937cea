import type { Certificate, RouteNode } from '@ca-portal/api';
import { certificates } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';

/** The server's answer to an enterprise administrator. */
export const holderTree: RouteNode[] = [
  routeFolder('/core', '个人中心', 'user', [
    routeLeaf('personal', 'core/personal', '个人信息', 'user'),
    routeLeaf('caManage', 'core/caManage', 'CA管理', 'certificate'),
    routeLeaf('certWrite', 'core/certWrite', '写入证书', 'key', true),
    routeLeaf('order', 'core/order', '我的订单', 'order'),
  ]),
];

const { response } = certificates.list.example;
const day = 86_400_000;

let count = 0;
/** A certificate with a status, with this many days left of its validity. */
export function certificateRow(given: Partial<Certificate>, daysLeft?: number, years = 1): Certificate {
  count += 1;
  const end = daysLeft === undefined ? undefined : new Date(Date.now() + daysLeft * day);
  const dates = end && {
    notAfter: formatBeijing(end),
    notBefore: formatBeijing(new Date(end.getTime() - years * 365 * day)),
    daysToExpiry: daysLeft ?? null,
  };
  return {
    ...response,
    id: `a3d1f0b2-4c5d-4e6f-8a7b-${String(count).padStart(12, '0')}`,
    ...dates,
    ...given,
  };
}

const company = '辽宁砚川建设工程有限公司';
const waiting = {
  state: 'pending',
  serialNumber: '',
  notBefore: null,
  notAfter: null,
  daysToExpiry: null,
} as const;
const platforms = ['公共资源交易平台', '电子招投标系统', '省级工程建设交易平台'];

export const certificateRows: Certificate[] = [
  certificateRow({
    ...waiting,
    lockTypeName: '个人锁',
    holderName: '王样例',
    platformNames: ['造价成果平台'],
    actions: ['issue'],
  }),
  certificateRow({
    ...waiting,
    lockTypeName: '个人锁',
    holderName: '赵样例',
    platformNames: ['远程评标系统'],
    actions: [],
  }),
  certificateRow({ state: 'expiring', holderName: company, platformNames: platforms }, 26),
  certificateRow(
    {
      state: 'valid',
      carrier: 'mobile',
      lockTypeName: '手机证书',
      holderName: '周样例',
      serialNumber: '7C02E9B1448F6A30',
      platformNames: ['公共资源交易平台'],
    },
    318,
  ),
  certificateRow(
    {
      state: 'busy',
      lockTypeName: '副锁',
      holderName: company,
      serialNumber: '1B88D04A6C7290EF',
      platformNames: ['电子招投标系统'],
      actions: [],
    },
    161,
  ),
  certificateRow(
    {
      state: 'valid',
      carrier: 'pc',
      lockTypeName: 'PC证书',
      holderName: company,
      serialNumber: '3F60A2D87B1C95E4',
      platformNames: ['电子合同平台'],
    },
    204,
    2,
  ),
  certificateRow(
    {
      state: 'expired',
      lockTypeName: '副锁',
      holderName: company,
      serialNumber: '60D3F7125A9E8C4B',
      platformNames: ['公共资源交易平台'],
      actions: [],
    },
    -12,
  ),
  certificateRow({
    state: 'cancelled',
    holderName: '孙样例',
    serialNumber: 'E7B4920C1F5D683A',
    platformNames: ['公共资源交易平台'],
    actions: [],
    daysToExpiry: null,
    notBefore: '2025-08-30 10:00:00',
    notAfter: '2026-08-30 10:00:00',
  }),
];
