import type { OrderDetail, ReviewDetail } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { Switch } from '@ca-portal/ui/switch';
import { useState } from 'react';
import { Materials, type Compared } from '../../../engines/desk/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { useReviewAttachments } from '../queries.js';
import { Columns } from '../ReviewDeskPage.styles.js';
import type { Outcome } from '../verdicts.js';
import { OrderFacts } from './OrderFacts.js';
import { VerdictForm } from './VerdictForm.js';

interface JudgingProps {
  detail: ReviewDetail;
  queueHref: string;
  onDecided: (order: OrderDetail, outcome: Outcome) => void;
  onRefresh: () => void;
  /** The desks of the previous and the next order. */
  previousHref: string | undefined;
  nextHref: string | undefined;
  /** The next order opens automatically after a decision. */
  onward: boolean;
  onOnwardChange: (on: boolean) => void;
}

/** Left the entered data and the verdicts, right the paper of the current item. */
export function Judging({ detail, onward, onOnwardChange, ...rest }: JudgingProps) {
  const [reached, setReached] = useState('');
  const [compared, setCompared] = useState<Compared>();
  const attachments = useReviewAttachments(detail.order.orderNo);
  // An item without its own paper keeps the open paper, which it is compared with.
  const reach = (key: string) => {
    if (attachments.data?.some(({ kind }) => kind === key)) setReached(key);
  };
  return (
    <Columns data-until="tablet">
      <VerdictForm key={detail.last?.at} detail={detail} onReach={reach} onCompare={setCompared} {...rest} />
      <Stack>
        <Shown part card="材料" of={attachments} what="材料" unharmed="已作出的结论都还在">
          <Materials
            materials={attachments.data ?? []}
            shown={reached}
            onShow={setReached}
            compared={compared}
            onCompare={setCompared}
          />
        </Shown>
        <Card>
          <Switch value={onward} onValueChange={onOnwardChange}>
            审完自动打开下一单
          </Switch>
        </Card>
        <OrderFacts detail={detail} />
      </Stack>
    </Columns>
  );
}
