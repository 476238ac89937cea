import type { OrderDetail } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { Timeline } from '@ca-portal/ui/timeline';

const failures: readonly string[] = ['reject', 'makingFailed'];

/** 办理记录, newest first. */
export function OrderRecord({ timeline }: Pick<OrderDetail, 'timeline'>) {
  return (
    <Card title="办理记录">
      <Timeline
        items={timeline.map(({ at, event, title, detail }, index) => ({
          key: `${at} ${event} ${index}`,
          title,
          time: at,
          description: detail,
          status: failures.includes(event) ? 'failed' : 'done',
        }))}
      />
    </Card>
  );
}
