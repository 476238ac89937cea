import { mayOrderChange, roles, type OrderType } from '@ca-portal/api/domain';
import { isChange } from './business-types.js';

/** One line of 谁可以办: `scope` says for whose certificate. */
export interface Eligible {
  who: string;
  may: boolean;
  scope: string;
}

const ofNew: Partial<Record<OrderType, readonly Eligible[]>> = {
  '0101': [
    { who: '企业管理员', may: true, scope: '本单位主锁和员工的个人锁，可以批量' },
    { who: '员工、评标专家、造价师、自然人', may: true, scope: '自己的个人锁' },
  ],
};
const holdersOwn: readonly Eligible[] = [
  { who: '企业管理员', may: true, scope: '本单位员工' },
  { who: '员工、评标专家、造价师、自然人', may: true, scope: '本人' },
];

/** Which roles may request a business, by the same rule that the server applies to an order (dossier 2.2). */
export function eligibleFor(orderType: OrderType): readonly Eligible[] {
  if (!isChange(orderType)) return ofNew[orderType] ?? holdersOwn;
  const admin = mayOrderChange(orderType, roles.enterpriseAdministrator, false);
  const engineer = mayOrderChange(orderType, roles.costEngineer, true);
  const holder = mayOrderChange(orderType, roles.projectLeader, true);
  return [
    { who: '企业管理员', may: admin, scope: '本单位任何一把锁' },
    { who: '造价师本人', may: engineer, scope: engineer ? '自己的锁' : '请企业管理员办理' },
    { who: '其他持有人本人', may: holder, scope: holder ? '自己的证书' : whyNot(engineer) },
  ];
}
const whyNot = (engineer: boolean) => (engineer ? '只有造价师锁有执业印章' : '请企业管理员办理');

/** One stage of 办理过程; rules in force are placeholders in its text (`useRuleWords`). */
export interface Stage {
  title: string;
  description: string;
}

const fillIn: Stage = { title: '填写', description: '选证书，填信息，随时存草稿' };
const upload: Stage = { title: '上传材料', description: '电脑上传或手机拍照' };
const pay: Stage = { title: '支付', description: '提交后 {paymentTime}内' };
const review: Stage = { title: '审核', description: '{reviewTime}内，结果发{sms:短信和|}消息' };

/** The stages from the application to a working certificate; at most five. */
export function stagesOf(orderType: OrderType, brings: boolean): readonly Stage[] {
  const entered = brings ? [{ ...fillIn, title: '填写和上传', description: upload.description }] : [fillIn];
  if (orderType === '0108') return [...entered, review, { title: '注销', description: '给出注销证明' }];
  if (orderType === '0103')
    return [fillIn, pay, { title: '在线更新', description: '插上锁，或在手机、电脑上更新' }];
  return [...entered, pay, review, arrival[orderType] ?? { title: '在线更新', description: '插上锁更新' }];
}
const collected: Stage = { title: '制证和领取', description: '自取、邮寄或在线写入空白锁' };
const arrival: Partial<Record<OrderType, Stage>> = {
  '0101': collected,
  '0102': collected,
  '0106': collected,
  '0101,0301': collected,
  '0301': { title: '下载', description: '在本人手机里下载证书' },
  '0501': { title: '下载', description: '在本人电脑上下载证书' },
};

/** Link to the page of a business, for the pages where users start it. */
export const beforePath = (orderType: OrderType): string =>
  `/before?${new URLSearchParams({ type: orderType }).toString()}`;

/** A cheaper or faster alternative, for users who may not need the business at all. */
export interface Shortcut {
  title: string;
  note: string;
  href: string;
}
const shortcuts: Partial<Record<OrderType, readonly Shortcut[]>> = {
  '0102': [
    { title: '电脑读不到锁', note: '先做环境检测，多数当场解决，不花钱', href: '/envCheck' },
    { title: '密码输错，锁被锁死', note: '用短信收到的解锁码解锁，不花钱', href: '/search?q=解锁' },
    { title: '只是快到期了', note: '办延期续费，锁和密码不变', href: '/before?type=0103' },
  ],
};
export const shortcutsInstead = (orderType: OrderType): readonly Shortcut[] => shortcuts[orderType] ?? [];
