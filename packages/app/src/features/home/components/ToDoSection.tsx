import { hasPermission, permissions } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useRuleWords } from '../../../config/rules.js';
import { useCurrentUser } from '../../../session/useSession.js';
import { ToDoCard, WaitingRows } from '../../../shared/todos/index.js';
import { ToDoRoot } from './ToDoSection.styles.js';

/** The to-dos of a logged-in user: payments, corrections, expiring certificates; or the review queue. */
export function ToDoSection() {
  const user = useCurrentUser();
  const reviews = user && hasPermission(user.permissions, permissions.reviewOrders);
  return <ToDoRoot>{!user ? <WaitingCard /> : reviews ? <ReviewCard /> : <ToDoCard />}</ToDoRoot>;
}

function WaitingCard() {
  return (
    <Card title="我的待办" padding="none">
      <WaitingRows />
    </Card>
  );
}

function ReviewCard() {
  const say = useRuleWords();
  return (
    <Card
      title="我的待办"
      extra={
        <LinkButton variant="primary" href="/certManage/review">
          去审核
        </LinkButton>
      }
    >
      <p>{say('付款后的订单要在 {reviewTime}内完成审核，剩余时间最短的排在最前。')}</p>
    </Card>
  );
}
