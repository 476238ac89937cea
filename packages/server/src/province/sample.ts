import { defaultPortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import type { Province, ServicePoint, Settings } from './province.js';
import { sampleWords, wordsIn } from './sample-words.js';

/* Shown in a demonstration for facts that the operator has not set. All of it says that it is an example. */

const organization: Province['organization'] = {
  name: '{region}数字证书服务有限公司（示例）',
  address: '{province}{city}市示例区示例路 18 号',
  licenseNumber: 'ECP00000000000（示例）',
  email: 'service@example.cn',
  recordNumber: '{mark}公网安备 00000000000000 号',
};

const receivingAccount: Province['receivingAccount'] = {
  accountName: organization.name,
  accountNumber: '0000000000000000001',
  bank: '示例银行{city}示例支行',
};

/** Districts and streets of fictional service points, with coordinates in the sample province. */
const counters: readonly (readonly [city: number, district: string, address: string, number, number])[] = [
  [1, '城南', '示例路 18 号 1 层', 123.45, 41.71],
  [1, '城北', '示例街 6 号政务大厅 12 窗口', 123.42, 41.82],
  [1, '城西', '示例中路 33 号', 123.35, 41.8],
  [2, '高新区', '示例街 21 号', 121.52, 38.87],
  [3, '城东', '示例路 8 号', 122.99, 41.09],
  [4, '城南', '示例街 15 号', 123.94, 41.88],
  [5, '城中', '示例路 3 号', 123.77, 41.3],
  [6, '城北', '示例大街 40 号', 124.36, 40.11],
  [7, '城东', '示例路 27 号', 121.15, 41.11],
  [8, '站前', '示例街 9 号', 122.26, 40.68],
  [9, '城西', '示例路 12 号', 121.68, 42.03],
  [10, '城中', '示例街 5 号', 123.18, 41.27],
  [11, '城东', '示例路 66 号', 122.07, 41.12],
  [12, '城北', '示例街 2 号', 123.85, 42.29],
  [13, '城西', '示例路 31 号', 120.45, 41.57],
  [14, '城南', '示例街 11 号', 120.87, 40.72],
];

function servicePoints({ place, hotline }: PortalConfig): ServicePoint[] {
  const placed = place.province === defaultPortalConfig.place.province;
  const wanted = [
    ...counters.filter(([city]) => city <= place.cities.length),
    ...place.cities
      .slice(counters.at(-1)?.[0])
      .map((_, n) => [n + 15, '城中', `示例路 ${n + 50} 号`, 0, 0] as const),
  ];
  return wanted.map(([city, district, address, longitude, latitude], n) => ({
    city: `{city${city}}`,
    name: `{city${city}}${district}服务网点（示例）`,
    address: `{city${city}}市${district}${address}`,
    phone: `{area}-000013${String(n + 1).padStart(2, '0')}`,
    hours: hotline.hours,
    longitude: placed ? longitude : 0,
    latitude: placed ? latitude : 0,
  }));
}

/** The lock simulator accepts this as a license of seals; real locks do not. */
const simulatorLicense = 'CA-LOCK-SIMULATOR';

/** The operator's values take precedence, field by field. */
const filled = <T extends Readonly<Record<string, string>>>(given: T, sample: T): T =>
  Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, given[key] || value])) as T;

/**
 * Settings with sample facts for everything missing in the file; the public account's QR code links to
 * `home`.
 */
export function withSamples({ portal, province }: Settings): Settings {
  const words = sampleWords(portal);
  const { hotline, officeMap, publicAccount } = portal;
  return {
    portal: {
      ...portal,
      lock: { ...portal.lock, licenseKey: portal.lock.licenseKey || simulatorLicense },
      hotline: filled(hotline, { ...hotline, ...wordsIn(sampleHotline, words) }),
      publicAccount: { ...publicAccount, name: publicAccount.name || portal.brand.shortName },
      officeMap: officeMap.picture
        ? officeMap
        : { picture: '/office-map.svg', address: wordsIn('{province}{city}市示例区示例路 1 号', words) },
      membership: true,
    },
    province: {
      organization: filled(province.organization, wordsIn(organization, words)),
      receivingAccount: filled(province.receivingAccount, wordsIn(receivingAccount, words)),
      servicePoints:
        province.servicePoints.length > 0 ? province.servicePoints : wordsIn(servicePoints(portal), words),
    },
  };
}

const sampleHotline = { complaint: '{area}-0000-5678', mailbox: 'service@example.cn' };
