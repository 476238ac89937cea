import { changeOrderTypes } from '@ca-portal/api/domain';
import type { BusinessType } from './business-types.js';
import type { GuideAnswers } from './guide-questions.js';

const chosen: Readonly<Record<string, string>> = {
  counter: '窗口自取，带身份证和领取码',
  courier: '邮寄，收到后自己设密码',
  online: '在线写入空白锁',
};
const givenOut: readonly string[] = ['0101', '0101,0301', '0102', '0106'];

/** How the holder receives the certificate: his choice, or the only way for its kind. */
export function collectionOf({ orderType }: BusinessType, { detail }: GuideAnswers): string {
  if (orderType === '0301') return '在手机里下载';
  if (orderType === '0501') return '在本人电脑上下载';
  if (orderType === '0108') return '不用领取，审核后给出注销证明';
  if (givenOut.includes(orderType)) return chosen[detail ?? ''] ?? '窗口自取、邮寄或在线写入';
  return (changeOrderTypes as readonly string[]).includes(orderType) ? '插上锁在线更新' : '在线办理';
}
