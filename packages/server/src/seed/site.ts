import type { ContentFact } from '../db/schema/index.js';
import type { PublicFileName } from '../services/content/index.js';

type Facts = Readonly<Record<string, string | readonly string[]>>;

/** Facts in their order; a list becomes one fact per member. */
export const factList = (facts: Facts): ContentFact[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => ({ name, value: one })),
  );

export interface DownloadSource {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly at: string;
  readonly category: 'driver' | 'manual' | 'template' | 'tool' | 'app';
  readonly system: 'windows' | 'kylin' | 'uos' | 'android' | 'ios' | 'any';
  readonly provider?: string;
  readonly version: string;
  /** If missing, the entry shows 暂不可下载. */
  readonly file?: PublicFileName;
  readonly steps?: readonly string[];
  /** `version|day|text`. */
  readonly changes?: readonly string[];
  readonly inside?: true;
}

const installSteps = [
  '拔下CA锁，关闭浏览器',
  '解压后运行安装程序，系统询问“是否允许更改”时选“是”',
  '重启电脑',
  '插上CA锁，做一次环境检测，六项都通过就可以使用',
];
const templateSteps = ['下载后打印', '填写并盖章，印章不要压住文字', '扫描或拍照后在订单里上传'];

/** Ids 18 and 24 are the spec's (2.11): the first opens in a new tab, the second inside the portal. */
export const demoDownloads: readonly DownloadSource[] = [
  {
    id: 18,
    title: 'CA锁驱动程序',
    content: 'Windows 7 及以上，v3.2.1，北辰 CA',
    at: '2026-11-02 10:00:00',
    category: 'driver',
    system: 'windows',
    provider: '北辰 CA',
    version: '3.2.1',
    file: 'beichen-driver-3.2.1-windows.zip',
    steps: installSteps,
    changes: [
      '3.2.1|2026-11-02|修复部分电脑读不到印章；支持浏览器的本地网络授权提示',
      '3.2.0|2026-08-30|签章速度提升；增加密码剩余次数提示',
      '3.0.2|2026-03-12|支持 Windows 11 新版本',
    ],
  },
  {
    id: 19,
    title: 'CA锁驱动程序（统信版）',
    content: '统信 UOS，x86 与 ARM，v3.1.8，北辰 CA',
    at: '2026-08-14 10:00:00',
    category: 'driver',
    system: 'uos',
    provider: '北辰 CA',
    version: '3.1.8',
    file: 'beichen-driver-3.1.8-uos.zip',
    steps: installSteps,
  },
  {
    id: 20,
    title: '签章客户端',
    content: 'Windows，v5.0.4，给 PDF 和 OFD 文件盖章',
    at: '2026-11-10 10:00:00',
    category: 'tool',
    system: 'windows',
    version: '5.0.4',
    file: 'seal-client-5.0.4-windows.zip',
    steps: installSteps,
    changes: ['5.0.4|2026-11-10|新增批量签章和密码剩余次数提示'],
  },
  {
    id: 21,
    title: 'CA锁驱动程序（麒麟版）',
    content: '银河麒麟，x86 与 ARM，v3.1.8，北辰 CA',
    at: '2026-08-14 09:00:00',
    category: 'driver',
    system: 'kylin',
    provider: '北辰 CA',
    version: '3.1.8',
    file: 'beichen-driver-3.1.8-kylin.zip',
    steps: installSteps,
  },
  {
    id: 22,
    title: '云杉CA锁驱动程序',
    content: 'Windows 7 及以上，v2.9.0，云杉 CA',
    at: '2026-09-02 10:00:00',
    category: 'driver',
    system: 'windows',
    provider: '云杉 CA',
    version: '2.9.0',
    file: 'yunshan-driver-2.9.0-windows.zip',
    steps: installSteps,
  },
  {
    id: 23,
    title: '青禾CA锁驱动程序',
    content: 'Windows 10 及以上，v4.0.3，青禾 CA',
    at: '2026-08-05 10:00:00',
    category: 'driver',
    system: 'windows',
    provider: '青禾 CA',
    version: '4.0.3',
    file: 'qinghe-driver-4.0.3-windows.zip',
    steps: installSteps,
  },
  {
    id: 24,
    title: '企业证书申请表',
    content: 'PDF 模板，打印盖章后上传',
    at: '2026-09-15 10:00:00',
    category: 'template',
    system: 'any',
    version: '2026',
    file: 'company-application-form.pdf',
    steps: templateSteps,
    inside: true,
  },
  {
    id: 25,
    title: '电子印章采集表',
    content: 'PDF 模板，公章与法人章各盖一次',
    at: '2026-09-15 09:00:00',
    category: 'template',
    system: 'any',
    version: '2026',
    file: 'seal-collection-form.pdf',
    steps: templateSteps,
  },
  {
    id: 26,
    title: '法定代表人授权书',
    content: 'PDF 模板，法定代表人签字并盖公章',
    at: '2026-09-15 10:00:00',
    category: 'template',
    system: 'any',
    version: '2026',
    file: 'legal-representative-authorization.pdf',
    steps: templateSteps,
  },
  {
    id: 27,
    title: '补办情况说明',
    content: 'PDF 模板，适用于丢失、损坏、密码锁死',
    at: '2026-03-18 10:00:00',
    category: 'template',
    system: 'any',
    version: '2026',
    file: 'replacement-statement.pdf',
    steps: templateSteps,
  },
  {
    id: 28,
    title: 'CA注销声明',
    content: 'PDF 模板，注销证书时上传',
    at: '2026-03-18 09:00:00',
    category: 'template',
    system: 'any',
    version: '2026',
    file: 'cancellation-statement.pdf',
    steps: templateSteps,
  },
  {
    id: 29,
    title: '企业管理员操作手册',
    content: 'PDF，V2.6，从注册到领取的全部步骤',
    at: '2026-06-20 10:00:00',
    category: 'manual',
    system: 'any',
    version: '2.6',
    file: 'administrator-manual-2.6.pdf',
  },
  {
    id: 30,
    title: '电子投标签章手册',
    content: 'PDF，V1.9，签章、加密和开标解密',
    at: '2026-05-06 10:00:00',
    category: 'manual',
    system: 'any',
    version: '1.9',
    file: 'bidding-seal-manual-1.9.pdf',
  },
  {
    id: 31,
    title: '浏览器授权设置（给 IT 管理员）',
    content: 'PDF，V1.1，统一允许网页访问 CA 锁服务',
    at: '2026-08-11 10:00:00',
    category: 'manual',
    system: 'any',
    version: '1.1',
    file: 'browser-permission-guide-1.1.pdf',
  },
  {
    id: 32,
    title: '评标专家手机证书手册',
    content: 'PDF，V1.4，下载证书、扫码登录和签章',
    at: '2026-07-24 10:00:00',
    category: 'manual',
    system: 'any',
    version: '1.4',
    file: 'expert-mobile-manual-1.4.pdf',
  },
  {
    id: 33,
    title: 'CA锁环境检测工具',
    content: 'Windows，v1.2.0，不能打开网页检测时使用',
    at: '2026-04-16 10:00:00',
    category: 'tool',
    system: 'windows',
    version: '1.2.0',
    file: 'environment-check-1.2.0.zip',
  },
  {
    id: 34,
    title: '{app} App（安卓版）',
    content: 'v2.8.0，手机证书在这里下载、扫码登录和签章',
    at: '2026-05-11 10:00:00',
    category: 'app',
    system: 'android',
    version: '2.8.0',
  },
];

export const demoCarousel = [
  {
    title: '一把锁，走遍全省交易平台',
    summary: '在线办理，{reviewTime}内审核',
    link: '/jumpydDetial',
    image: '/common/public/carousel-1.svg',
  },
  {
    title: '手机证书，扫码登录和签章',
    summary: '不用插锁，不用装驱动',
    link: '/productDetail?id=mobile',
    image: '/common/public/carousel-2.svg',
  },
  {
    title: '证书快到期？提前 {renewalDays} 天可延期',
    summary: '新有效期从原到期日接着算',
    link: '/jumpydDetial?type=0103',
    image: '/common/public/carousel-3.svg',
  },
] as const;

export const demoAdverts = [
  { title: '年底延期续费高峰提醒', summary: '12 月办理量较大，请提前安排', link: '/proclamation', image: '' },
  { title: '领取新办立减券', summary: '新办实体锁可用，数量有限', link: '/moreCoupons', image: '' },
] as const;

/** Group, name, monogram, qualification, year, verified or connected. All names are fictional. */
export const demoPartners = [
  [
    '证书服务商',
    '北辰 CA（示例）',
    '北',
    '电子认证服务许可，支持实体锁、手机、PC 三种介质',
    '2019',
    'verified',
  ],
  ['证书服务商', '云杉 CA（示例）', '云', '电子认证服务许可，支持实体锁和 PC 证书', '2020', 'verified'],
  ['证书服务商', '青禾 CA（示例）', '青', '电子认证服务许可，造价师执业印章', '2021', 'verified'],
  ['介质与签章厂商', '启钥科技（示例）', '启', '介质厂商，商用密码产品认证', '2019', 'verified'],
  ['介质与签章厂商', '石盾电子（示例）', '石', '介质厂商，商用密码产品认证', '2020', 'verified'],
  ['介质与签章厂商', '方印软件（示例）', '方', '签章服务商，OFD 与 PDF 签章', '2021', 'verified'],
  ['介质与签章厂商', '明章信息（示例）', '明', '签章服务商，电子印章制作', '2023', 'verified'],
  ['交易与业务平台', '省级工程建设交易平台（示例）', '工', '互联互通，全部证书可用', '2019', 'connected'],
  ['交易与业务平台', '市级政府采购平台（示例）', '采', '企业锁、个人锁可用', '2020', 'connected'],
  ['交易与业务平台', '企业采购平台（示例）', '企', '企业锁可用', '2021', 'connected'],
  ['交易与业务平台', '{app}平台（示例）', '{mark}', '手机证书可用', '2023', 'connected'],
] as const;

/** A step with a leading `*` uses the certificate. */
export const demoSolutions = [
  {
    title: '工程建设招标投标',
    summary: '投标人用同一把锁登录、签章、加密和解密，不再为每个平台各办一把。',
    steps: ['*登录平台', '编制投标文件', '*签章', '*加密上传', '*开标解密'],
    results: ['某施工企业（样例）6 个项目部，锁从 23 把减到 8 把'],
  },
  {
    title: '远程评标',
    summary: '专家证书在手机里，扫码登录后签署评审意见，现场不用插锁。',
    steps: ['抽取通知', '*扫码登录', '评审', '*手机签名', '归档'],
    results: ['某评标区（样例）签到用时从 6 分钟降到 40 秒'],
  },
  {
    title: '工程造价成果文件',
    summary: '造价师锁内含执业印章，编制、复核、单位盖章依次完成，任何人都能验签。',
    steps: ['编制', '*复核签名', '*执业印章', '*单位公章', '公开验签'],
    results: ['某咨询企业（样例）成果文件退回率下降一半'],
  },
  {
    title: '电子合同',
    summary: '合同在线流转，按顺序盖章，签完各自下载带签名的原件。',
    steps: ['起草', '对方确认', '*双方盖章', '存证', '下载原件'],
    results: ['某集团（样例）合同签署从 5 天缩短到当天'],
  },
] as const;

export const demoExperiences = [
  { title: '在线验签', summary: '上传已签章的文件，查看每个签名是否有效。', kind: 'verify' },
  { title: '签章试用', summary: '在样例合同上拖放印章，看看盖章后的效果。', kind: 'seal' },
  { title: '手机扫码试用', summary: '用手机扫码，体验扫码登录和确认签名。', kind: 'scan' },
  { title: '办理导航', summary: '回答 5 个问题，得到证书、材料、费用和时间清单。', kind: 'guide' },
] as const;

/** Members are `name|number|issuer`, `label|value|unit`, `label|number`. */
export const demoAbout = {
  html: '<p>平台为全省招标投标、政府采购和工程造价领域提供数字证书与电子签章服务。证书由持牌电子认证服务机构签发，平台负责受理、审核、发放和日常帮助。</p><p>平台不保存您的证书密码和私钥。密码只在您的电脑或手机上校验，私钥不会离开锁。</p>',
  facts: {
    figure: ['城市服务网点覆盖|{cityCount}|个', '审核时限|24|小时', '支持的交易平台|4|个'],
    license: [
      '电子认证服务许可证|ECP00000000000（示例）|示例主管部门',
      '商用密码产品认证|GM000000000000（示例）|示例认证机构',
      '信息安全等级保护三级备案|00000000000-00000（示例）|示例公安机关',
    ],
    phone: ['业务咨询|{area}-00000000', '技术支持|{area}-00000002'],
    complaintPhone: '{area}-00000001',
    workingHours: '{hours}',
  },
} as const;

export const demoContacts = [
  { name: '证书业务客服', channel: 'phone', number: '{area}-00000000' },
  { name: '技术支持（驱动与CA锁）', channel: 'phone', number: '{area}-00000002' },
  { name: '投诉监督', channel: 'phone', number: '{area}-00000001' },
  { name: '证书业务', channel: 'qq', number: '100000001' },
  { name: '发票与财务', channel: 'qq', number: '100000002' },
  { name: '技术支持', channel: 'wechat', number: 'ca-portal-example' },
] as const;

export const demoKeywords = [
  '延期续费',
  '驱动下载',
  '忘记证书密码',
  '发票',
  '更换企业管理员',
  '补办',
] as const;
