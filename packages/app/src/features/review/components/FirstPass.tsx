import type { ReviewDetail } from '@ca-portal/api';
import { Alert } from '@ca-portal/ui/alert';

/** For an order that needs two reviewers: whose turn it is, and the first reviewer's note. */
export function FirstPass({ detail: { people, agreement } }: { detail: ReviewDetail }) {
  if (people < 2) return null;
  if (!agreement) return <Alert title="这个订单需要两位审核人员先后通过，您是第一位" />;
  return (
    <Alert title={`${agreement.at} 由${agreement.reviewer}初审通过，请您复核`}>
      {agreement.remark
        ? `初审的内部备注：${agreement.remark}`
        : '复核通过后进入制证，不通过时直接退回申请人。'}
    </Alert>
  );
}
