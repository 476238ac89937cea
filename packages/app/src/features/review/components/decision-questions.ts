import type { OrderDetail } from '@ca-portal/api';
import type { Outcome } from '../verdicts.js';

const onceADay = '今天不再询问。';

/** The confirmation texts before a decision is sent, with the effect on the applicant. */
export function questionFor(
  outcome: Outcome,
  { companyName, holderName }: OrderDetail,
  failed: number,
  isFirstOfTwo = false,
) {
  const who = companyName || holderName;
  switch (outcome) {
    case 'approve':
      return {
        title: '确认审核通过？',
        description: isFirstOfTwo
          ? `${who}的订单还要由另一位审核人员复核，两人都通过后进入制证。${onceADay}`
          : `${who}的订单将进入制证，通过后不能再退回。${onceADay}`,
        confirmLabel: '审核通过',
      };
    case 'return':
      return {
        title: '确认退回补正？',
        description: `申请人会看到 ${failed} 项不通过的原因和说明，修改后重新提交，不用再次付费。${onceADay}`,
        confirmLabel: '退回补正',
        tone: 'danger' as const,
      };
    case 'refuse':
      return {
        title: '确认不通过？',
        description: `${who}的订单到此为止，申请人不能补正，只能申请退款。可以改正的问题请选择“退回补正”。`,
        confirmLabel: '不通过',
        tone: 'danger' as const,
      };
  }
}
