import { hasPermission, parseBeijing, permissions } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { formatDate, formatShortDate } from '@ca-portal/ui/formats';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { useCurrentUser } from '../../../session/useSession.js';
import { Countdown } from '../../../shell/Countdown.js';
import { LoadFailed } from '../../../shell/LoadFailed.js';
import { useTodos } from '../late-queries.js';
import { shownTodos, type Todo } from '../shown-todos.js';
import { MoreLink } from './Section.js';
import { ToDoRoot, ToDoRows } from './ToDoSection.styles.js';

const steps: Readonly<Record<Todo['kind'], { label: string; icon: IconName }>> = {
  pay: { label: '去支付', icon: 'wallet' },
  correct: { label: '去修改', icon: 'edit' },
  collect: { label: '查看取件码', icon: 'box' },
  install: { label: '去下载', icon: 'download' },
  renew: { label: '去延期', icon: 'clock' },
  company: { label: '去补全', icon: 'building' },
  personal: { label: '去补全', icon: 'user' },
  approve: { label: '去处理', icon: 'users' },
};

/** Into a lock a certificate is written, as CA管理 and the order say; only the others are downloaded. */
const stepOf = ({ kind, link }: Todo): (typeof steps)[Todo['kind']] =>
  kind === 'install' && link.startsWith('/core/certWrite')
    ? { label: '写入证书', icon: 'lock-device' }
    : steps[kind];

/** What waits for whoever is logged in: payments, corrections, certificates about to end; or the review queue. */
export function ToDoSection() {
  const user = useCurrentUser();
  const reviews = user && hasPermission(user.permissions, permissions.reviewOrders);
  return <ToDoRoot>{!user ? <WaitingCard /> : reviews ? <ReviewCard /> : <TodosCard />}</ToDoRoot>;
}

function WaitingRows() {
  return (
    <ToDoRows aria-busy="true">
      <li>
        <Skeleton width="40%" />
      </li>
      <li>
        <Skeleton width="40%" />
      </li>
    </ToDoRows>
  );
}

function WaitingCard() {
  return (
    <Card title="我的待办" padding="none">
      <WaitingRows />
    </Card>
  );
}

function ReviewCard() {
  return (
    <Card
      title="我的待办"
      extra={
        <LinkButton variant="primary" href="/certManage/review">
          去审核
        </LinkButton>
      }
    >
      <p>付款后的订单要在 24 小时内完成审核，剩余时间最短的排在最前。</p>
    </Card>
  );
}

function TodosCard() {
  const todos = useTodos();
  return (
    <Card title="我的待办" padding="none" extra={<MoreLink label="全部订单" href="/core/order" />}>
      {todos.data?.length === 0 ? (
        <Empty
          art={null}
          size="sm"
          title="没有待办的事情"
          reason="订单都已办完，证书也都在有效期内。需要新的证书，可以现在办理。"
          action={<LinkButton href="/product">办理证书</LinkButton>}
        />
      ) : todos.data ? (
        <ToDoRows>
          {shownTodos(todos.data).map((todo) => (
            <ToDoRow key={`${todo.link} ${todo.title}`} todo={todo} />
          ))}
        </ToDoRows>
      ) : todos.isError ? (
        <LoadFailed unharmed="页面其他内容不受影响" what="待办" query={todos} />
      ) : (
        <WaitingRows />
      )}
    </Card>
  );
}

function ToDoRow({ todo }: { todo: Todo }) {
  const { kind, title, detail, link, before } = todo;
  const { label, icon } = stepOf(todo);
  return (
    <li data-kind={kind}>
      <Icon name={icon} />
      <span data-part="name">
        <b>{title}</b>
        <span>{detail}</span>
      </span>
      {before ? <Deadline kind={kind} before={before} /> : null}
      <LinkButton size="sm" href={link}>
        {label}
        <HiddenText>，{title}</HiddenText>
      </LinkButton>
    </li>
  );
}

/** A payment runs out in hours, a certificate in days. */
function Deadline({ kind, before }: { kind: Todo['kind']; before: string }) {
  const [until] = useState(() => parseBeijing(before).getTime());
  if (kind !== 'pay') return <time dateTime={formatDate(before)}>{formatShortDate(before)} 到期</time>;
  return (
    <time dateTime={before}>
      剩 <Countdown until={until} />
    </time>
  );
}
