import { orderTypeLabels, type OrderType } from '@ca-portal/api/domain';
import type { HelpPage } from '@ca-portal/ui/help-panel';

const help = (
  business: OrderType,
  ...texts: readonly (readonly [title: string, text: string])[]
): HelpPage => ({
  business,
  title: `${orderTypeLabels[business]}帮助`,
  topics: texts.map(([title, text], index) => ({ key: `${business}-${index}`, title, text })),
});

const review = ['审核时间', '付款后 {reviewTime}内完成审核。审核期间不能修改，审核通过后开始制作。'] as const;
const platform = ['平台要一致', '选择的平台必须与盖章的纸质申请表上的平台一致。'] as const;

/** Help of a business, by the `business` query parameter (spec 2.6); the rules are those of spec 4 and 5. */
export const businessHelp: readonly HelpPage[] = [
  help('0101', platform, review),
  help('0301', platform, review),
  help('0501', platform, review),
  help('0101,0301', platform, review),
  help(
    '0102',
    ['需要的材料', '请填写补办原因，并上传盖章的情况说明。'],
    ['旧证书怎么处理', '补办完成后，旧锁里的证书不能再用。'],
    review,
  ),
  help(
    '0103',
    [
      '什么时候可以办',
      '证书到期前 {renewalDays} 天起可以办理延期续费。过期一年以内仍可延期，超过一年请新办。',
    ],
    review,
  ),
  help('0104', platform, review),
  help(
    '0105',
    ['谁可以办', '企业变更只能由企业管理员办理。'],
    ['影响哪些证书', '变更企业名称时，本企业的全部证书一起变更。变更法定代表人或印章时，只变更主锁。'],
    review,
  ),
  help('0106', ['会发生什么', '更换服务商后，由新的服务商制作证书。请以新证书为准。'], review),
  help(
    '0108',
    ['需要的材料', '请填写注销原因，并上传盖章的补办/注销说明。'],
    ['不能恢复', '注销审核通过后，证书永久失效，不能恢复。请确认没有未完成的投标和签章后再提交。'],
  ),
  help('0110', ['需要的材料', '签章变更以造价工程师的注册信息为准。请先核对姓名和注册编号。'], review),
];
