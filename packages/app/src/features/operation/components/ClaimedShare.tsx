import { formatThousands } from '@ca-portal/ui/formats';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Whole } from '../../../shared/page/index.js';

/** The share of a coupon's tickets that is taken; amber when hardly any are left. */
export function ClaimedShare({ of: { claimed, total } }: { of: { claimed: number; total: number } }) {
  const percent = total > 0 ? (claimed / total) * 100 : 0;
  return (
    <Whole>
      {formatThousands(claimed)} / {formatThousands(total)}
      <ProgressBar value={percent} label="已领取" tone={percent >= 90 ? 'warning' : 'action'} />
    </Whole>
  );
}
