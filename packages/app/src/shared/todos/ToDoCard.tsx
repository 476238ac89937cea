import { useViewPath } from '../../session/useViewPath.js';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { formatDate, formatShortDate } from '@ca-portal/ui/formats';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState, type ReactNode } from 'react';
import { Countdown, epochOf, hoursAndMinutes } from '../time/index.js';
import { Shown } from '../failure/index.js';
import { shownTodos, type Todo } from './shown-todos.js';
import { ToDoRows } from './ToDoRows.styles.js';
import { useTodos } from './useTodos.js';

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

/** Entries after the first few are hidden until a click, so that the blocks below stay near. */
const atFirst = 5;

/** A lock certificate is written, with the words of CA管理 and the order page; only the others are downloaded. */
const stepOf = ({ kind, link }: Todo): (typeof steps)[Todo['kind']] =>
  kind === 'install' && link.startsWith('/core/certWrite')
    ? { label: '写入证书', icon: 'lock-device' }
    : steps[kind];

export function WaitingRows() {
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

/** 我的待办: what the user should do next, the nearest deadline first. */
export function ToDoCard({ extra, all = false }: { extra?: ReactNode; all?: boolean }) {
  const todos = useTodos();
  const [whole, setWhole] = useState(false);
  const more = all && !whole && (todos.data?.length ?? 0) > atFirst + 1;
  // A user without orders cannot place one: no link that would end in a refusal.
  const orders = useViewPath('core/order') !== undefined;
  return (
    <Card title="我的待办" padding="none" extra={extra}>
      <Shown
        part
        of={todos}
        what="待办"
        unharmed="页面其他内容不受影响"
        loading={<WaitingRows />}
        empty={
          <Empty
            art={null}
            size="sm"
            title="没有待办的事情"
            reason={
              orders
                ? '订单都已办完，证书也都在有效期内。需要新的证书，可以现在办理。'
                : '有事要您处理时，会出现在这里，也会发消息告诉您。'
            }
            {...(orders ? { action: <LinkButton href="/product">办理证书</LinkButton> } : {})}
          />
        }
      >
        {(rows) => (
          <ToDoRows>
            {(all ? rows.slice(0, more ? atFirst : undefined) : shownTodos(rows)).map((todo, i) => (
              <ToDoRow key={`${todo.link} ${todo.title}`} todo={todo} first={i === 0} />
            ))}
            {more ? (
              <li>
                <Button variant="text" onClick={() => setWhole(true)}>
                  看全部 {rows.length} 件
                </Button>
              </li>
            ) : null}
          </ToDoRows>
        )}
      </Shown>
    </Card>
  );
}

function ToDoRow({ todo, first }: { todo: Todo; first: boolean }) {
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
      <LinkButton size="sm" variant={first ? 'primary' : 'secondary'} href={link}>
        {label}
        <HiddenText>，{title}</HiddenText>
      </LinkButton>
    </li>
  );
}

/** A payment expires in hours, a certificate in days. */
function Deadline({ kind, before }: { kind: Todo['kind']; before: string }) {
  const [until] = useState(() => epochOf(before));
  if (kind !== 'pay') return <time dateTime={formatDate(before)}>{formatShortDate(before)} 到期</time>;
  return (
    <time dateTime={before}>
      剩 <Countdown until={until} format={hoursAndMinutes} />
    </time>
  );
}
