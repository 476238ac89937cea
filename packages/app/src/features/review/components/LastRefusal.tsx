import type { ReviewDetail } from '@ca-portal/api';
import { reviewItemLabel } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';

/** For a resubmitted order: why it was refused last time, and what has changed since. */
export function LastRefusal({ detail: { last, items } }: { detail: ReviewDetail }) {
  if (!last) return null;
  const changed = items.filter((item) => item.changed).map(({ label }) => label);
  return (
    <Alert title={`${last.at} 由${last.reviewer}退回，申请人已重新提交`}>
      <ul>
        {last.reasons.map(({ item, code, text }) => (
          <li key={`${item} ${code}`}>
            {reviewItemLabel(item)}（{code}）：{text}
          </li>
        ))}
      </ul>
      <p>
        {changed.length > 0
          ? `这次改了：${changed.join('、')}。没有改的项目沿用上次的通过。`
          : '这次没有任何项目发生变化。'}
        {last.remark ? `上次的内部备注：${last.remark}` : ''}
      </p>
    </Alert>
  );
}
