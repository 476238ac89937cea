import type { products } from '../db/schema/index.js';

type Product = typeof products.$inferInsert;

const lockPrices = { mediumFen: 5000, sealFen: 2500, extraPlatformFen: 5000, courierFen: 1500 };
const noLockPrices = { mediumFen: 0, sealFen: 0, extraPlatformFen: 5000, courierFen: 0 };

export const demoProducts: readonly Product[] = [
  {
    id: 'lock-master',
    name: '企业主锁',
    summary: '公司对外的第一把锁，投标、签章、授权都从它开始。',
    audience: '企业管理员',
    carrier: 'lock',
    orderType: '0101',
    certificateType: 'T01',
    lockType: 'L01',
    allowedRoleIds: [5],
    yearOptions: [1, 2, 3],
    highlights: ['适用全部交易平台', '可刻录电子印章', '到窗口自取、邮寄或在线写入'],
    stock: 240,
    position: 1,
    serviceFenPerYear: 20000,
    sealCount: 2,
    ...lockPrices,
  },
  {
    id: 'lock-personal',
    name: '个人锁',
    summary: '本人实名持有，用于投标文件和计价成果的个人签章。',
    audience: '项目负责人、造价师',
    carrier: 'lock',
    orderType: '0101',
    certificateType: 'T02',
    lockType: 'L02',
    allowedRoleIds: [2, 4],
    yearOptions: [1, 2, 3],
    highlights: ['本人实名', '手写签名或执业印章', '到窗口自取、邮寄或在线写入'],
    stock: 160,
    position: 2,
    serviceFenPerYear: 12000,
    sealCount: 1,
    ...lockPrices,
  },
  {
    id: 'mobile',
    name: '手机证书',
    summary: '装在本人手机里，扫码登录和签章，不用驱动。',
    audience: '企业与个人',
    carrier: 'mobile',
    orderType: '0301',
    certificateType: 'T03',
    lockType: 'L04',
    allowedRoleIds: [1, 2, 3, 4, 5, 6, 8, 9],
    yearOptions: [1, 2, 3],
    highlights: ['扫码登录和签章', '指纹或人脸解锁', '无需等待邮寄'],
    position: 3,
    serviceFenPerYear: 20000,
    ...noLockPrices,
  },
  {
    id: 'pc',
    name: 'PC证书',
    summary: '装在一台固定电脑里，无需硬件。',
    audience: '固定岗位的企业与个人',
    carrier: 'pc',
    orderType: '0501',
    certificateType: 'T04',
    lockType: 'PL1',
    allowedRoleIds: [2, 4, 5],
    yearOptions: [1, 2, 3],
    highlights: ['适合固定岗位', '绑定一台电脑', '审核通过即可下载'],
    position: 4,
    serviceFenPerYear: 15000,
    ...noLockPrices,
  },
  {
    id: 'bundle',
    name: '个人锁+手机证书',
    summary: '开标用锁，日常用手机，一个订单、一次审核。',
    audience: '项目负责人、造价师',
    carrier: 'lock',
    orderType: '0101,0301',
    certificateType: 'T02',
    lockType: 'L02',
    allowedRoleIds: [2, 4],
    yearOptions: [1, 2, 3],
    highlights: ['一次审核，两次领取', '比分开办理优惠', '锁与手机各有一张证书'],
    stock: 160,
    position: 5,
    serviceFenPerYear: 30000,
    sealCount: 1,
    ...lockPrices,
  },
];

/** Platforms offered with every product for a lock or a computer. */
export const demoPlatforms = ['P01', 'P02', 'P03', 'P04'] as const;
export const includedPlatform = 'P01';
/** A phone certificate is for the platforms of the app, which have their own code list (10). */
export const demoAppPlatform = 'LP01';

/** Platforms of a product; the base price covers the included one. */
export const platformsOnSale = ({ carrier }: Pick<Product, 'carrier'>) =>
  carrier === 'mobile'
    ? [{ platformCode: demoAppPlatform, included: true }]
    : demoPlatforms.map((platformCode) => ({ platformCode, included: platformCode === includedPlatform }));

export const demoProviders = [
  { code: 'F01', unavailableReason: '', platforms: ['P01', 'P02', 'P03', 'LP01'] },
  { code: 'F02', unavailableReason: '', platforms: ['P01', 'P02', 'LP01'] },
  { code: 'F03', unavailableReason: '本型号停售', platforms: ['P01'] },
] as const;
