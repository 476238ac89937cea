import type { OrderDetail } from '@ca-portal/api';
import { reviewItemLabel } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { CardAside } from '../../../shared/page/index.js';
import { Reasons } from '../OrderDetailPage.styles.js';

/** Why the review failed, item by item, with the code for the hotline. */
export function RejectionReasons({ rejection }: Pick<OrderDetail, 'rejection'>) {
  if (rejection.length === 0) return null;
  return (
    <Card title="不通过的原因" extra={<CardAside>共 {rejection.length} 项</CardAside>}>
      <Reasons>
        {rejection.map(({ item, code, text }) => (
          <li key={`${item} ${code}`}>
            <strong>
              {reviewItemLabel(item)}
              {code ? `（${code}）` : ''}
            </strong>
            <span>{text}</span>
          </li>
        ))}
      </Reasons>
    </Card>
  );
}
