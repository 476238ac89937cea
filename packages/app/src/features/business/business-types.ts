import {
  changeOrderTypes,
  type AttachmentKind,
  type ChangeOrderType,
  type OrderType,
} from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';

export type BusinessGroup = 'new' | 'inUse' | 'change';

export interface Material {
  name: string;
  /** What a valid document must show. */
  hint: string;
  /** The kind of attachment: it decides which sample is shown. */
  kind?: AttachmentKind;
}

/** What a user needs to know about a business before he starts it (dossier 2.2); the price comes from the server. */
export interface BusinessType {
  orderType: OrderType;
  /** The official label, as a heading. */
  title: string;
  icon: IconName;
  group: BusinessGroup;
  /** The target users. */
  who: string;
  materials: readonly Material[];
  /** The same in one line, for the card. */
  brings: string;
  /** The permitted roles, in a few words. */
  by: string;
  /** The time from payment to a working certificate. */
  time: string;
  /** The duration, in a few words. */
  ready: string;
  /** What happens to lock and certificate. */
  effect: string;
  /** The page where it starts. */
  href: string;
}

const idCard: Material = { name: '身份证人像面和国徽面', hint: '四角完整，没有反光', kind: 'idFront' };
const applicationForm: Material = {
  name: '申请表（盖章）',
  hint: '由系统按您填写的内容生成；所选平台要与页面一致',
  kind: 'applicationForm',
};
const sealForm: Material = {
  name: '电子印章采集表',
  hint: '印章盖在方框内，不要压住文字，用扫描仪扫描',
  kind: 'sealForm',
};
const explanation: Material = {
  name: '补办情况说明',
  hint: '写明原因，加盖红色公章',
  kind: 'explanation',
};

/** The eleven business types in the order of the page. */
export const businessTypes: readonly BusinessType[] = [
  {
    orderType: '0101',
    title: '新办实体CA锁',
    icon: 'plus',
    group: 'new',
    who: '企业管理员办主锁和批量个人锁；个人办自己的锁',
    materials: [applicationForm, sealForm, idCard],
    brings: '申请表、印章采集表、身份证照',
    by: '企业管理员或本人',
    time: '审核 {reviewTime}内，制证后领取',
    ready: '1-2 个工作日',
    effect: '发一把新锁，写入新证书和印章。',
    href: '/product?carrier=lock',
  },
  {
    orderType: '0301',
    title: '手机证书',
    icon: 'mobile',
    group: 'new',
    who: '企业管理员或个人',
    materials: [idCard],
    brings: '只需身份证照，无需盖章',
    by: '企业管理员或本人',
    time: '审核通过后当天开通',
    ready: '当天',
    effect: '证书装在本人手机里，扫码登录和签章。',
    href: '/product?carrier=mobile',
  },
  {
    orderType: '0501',
    title: 'PC证书新办',
    icon: 'monitor',
    group: 'new',
    who: '企业管理员或个人',
    materials: [idCard],
    brings: '只需身份证照，先做电脑检测',
    by: '企业管理员或本人',
    time: '审核通过后即可下载',
    ready: '当天',
    effect: '证书装在一台固定电脑里，不能换到另一台。',
    href: '/product?carrier=pc',
  },
  {
    orderType: '0101,0301',
    title: '新办实体锁+手机证书',
    icon: 'box',
    group: 'new',
    who: '两种都要的企业和个人',
    materials: [applicationForm, sealForm, idCard],
    brings: '同新办实体CA锁',
    by: '企业管理员或本人',
    time: '一次审核，两次领取',
    ready: '1-2 个工作日',
    effect: '一个订单，一把锁和一张手机证书。',
    href: '/product?carrier=lock',
  },
  {
    orderType: '0103',
    title: '延期续费',
    icon: 'clock',
    group: 'inUse',
    who: '证书持有人',
    materials: [],
    brings: '信息没变，不用交材料',
    by: '证书持有人',
    time: '支付后在线更新，插着锁约 5 分钟',
    ready: '约 5 分钟',
    effect: '锁和密码不变，新有效期从原到期日接着算；已过期的从更新当天起算。',
    href: '/apply?business=0103',
  },
  {
    orderType: '0104',
    title: '增加平台',
    icon: 'list',
    group: 'inUse',
    who: '证书持有人',
    materials: [applicationForm],
    brings: '重新盖章的申请表',
    by: '证书持有人',
    time: '审核 {reviewTime}内，在线更新',
    ready: '1 个工作日',
    effect: '原来的锁多接入一个平台，到期日不变。',
    href: '/apply?business=0104',
  },
  {
    orderType: '0102',
    title: 'CA补办（更换）',
    icon: 'sync',
    group: 'inUse',
    who: '锁丢失、损坏或密码锁死的持有人',
    materials: [explanation, { name: '坏锁照片', hint: '看得清锁身编号；丢失不用', kind: 'damagePhoto' }],
    brings: '盖章的情况说明，坏锁照片',
    by: '持有人或企业管理员',
    time: '审核 {reviewTime}内，1-2 个工作日领取新锁',
    ready: '1-2 个工作日',
    effect: '旧证书作废，发一把新锁。到期日不变，序列号会变，需要在交易平台重新登记。',
    href: '/apply?business=0102',
  },
  {
    orderType: '0105',
    title: '企业变更',
    icon: 'building',
    group: 'change',
    who: '企业管理员；名称、法定代表人、印章等有变化',
    materials: [
      { name: '新的营业执照副本', hint: '加盖红色公章，四角完整', kind: 'businessLicense' },
      { name: '变更登记通知书', hint: '登记机关出具；只换印章时不用' },
      sealForm,
      { name: '新公章备案回执', hint: '公安机关出具；更换公章时' },
      { name: '授权委托书、新法定代表人身份证和签名照', hint: '更换法定代表人时；委托书可在办理时生成' },
    ],
    brings: '新执照、变更通知书、新采集表',
    by: '企业管理员',
    time: '审核 {reviewTime}内，逐把更新',
    ready: '1-2 个工作日',
    effect: '名称变更涉及本单位全部证书；法定代表人和印章只涉及主锁。受影响的旧证书作废。',
    href: '/apply?business=0105',
  },
  {
    orderType: '0106',
    title: '服务商变更',
    icon: 'swap',
    group: 'change',
    who: '需要换一家证书服务商的持有人',
    materials: [applicationForm],
    brings: '重新盖章的申请表',
    by: '持有人或企业管理员',
    time: '审核 {reviewTime}内，领取新锁',
    ready: '1-2 个工作日',
    effect: '原服务商的证书作废，由新服务商签发。',
    href: '/apply?business=0106',
  },
  {
    orderType: '0110',
    title: '造价师锁签章变更',
    icon: 'stamp',
    group: 'change',
    who: '造价师本人，或由企业管理员代办',
    materials: [
      { name: '新执业印章印模', hint: '印章盖在方框内，不要压住文字' },
      { name: '注册证书', hint: '聘用单位与当前企业一致' },
    ],
    brings: '新印章印模、注册证书',
    by: '造价师或企业管理员',
    time: '审核 {reviewTime}内，在线更新',
    ready: '1 个工作日',
    effect: '只换锁里的印章图样，证书不变。',
    href: '/apply?business=0110',
  },
  {
    orderType: '0108',
    title: 'CA注销',
    icon: 'ban',
    group: 'change',
    who: '不再使用证书的持有人或企业管理员',
    materials: [{ name: 'CA注销声明', hint: '写明原因，加盖红色公章', kind: 'explanation' }],
    brings: '写明原因的盖章声明',
    by: '持有人或企业管理员',
    time: '审核 {reviewTime}内',
    ready: '1 个工作日',
    effect: '证书永久失效，不能恢复。',
    href: '/apply?business=0108',
  },
];

export const businessGroups: readonly { key: BusinessGroup; title: string; note: string }[] = [
  { key: 'new', title: '新办', note: '第一次办理，或再加一种证书' },
  { key: 'inUse', title: '使用中', note: '手里已经有证书' },
  { key: 'change', title: '变更与注销', note: '信息变了，或者不再使用' },
];

export const businessType = (orderType: OrderType): BusinessType => {
  const found = businessTypes.find((one) => one.orderType === orderType);
  if (!found) throw new Error(`no business type ${orderType}`);
  return found;
};

export const isChange = (orderType: OrderType): orderType is ChangeOrderType =>
  (changeOrderTypes as readonly string[]).includes(orderType);
