import type { ResultOf } from '@ca-portal/api';
import type { desk as Rows } from '@ca-portal/api/contract';
import { certificateStateLabels, orderStates } from '@ca-portal/api/domain';
import { desk } from '@ca-portal/api/groups/desk';
import { Alert } from '@ca-portal/ui/alert';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Empty } from '@ca-portal/ui/empty';
import { formatDate, formatMinute } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table } from '@ca-portal/ui/table';
import { Timeline } from '@ca-portal/ui/timeline';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { useRuleWords } from '../../../config/rules.js';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { SendUnlockCode } from '../../../shared/ordering/index.js';
import { OrderStatusTag } from '../../../shared/orders/index.js';

const { completed, cancelled, closed, refunded } = orderStates;
const ended: readonly number[] = [completed, cancelled, closed, refunded];

/** The caller's own view, read-only; each view is logged. */
export function Situation({ userGuid }: { userGuid: string }) {
  const query = useQuery(read(desk, 'situation', { params: { userGuid } }));
  return (
    <Shown part of={query} what="来电人的情况" loading={<Skeleton height="20rem" />}>
      {(caller) => <Caller {...caller} />}
    </Shown>
  );
}

type CallerProps = ResultOf<(typeof Rows)['situation']>;

const standing = (usable: boolean, lockedUntil: string | null): string => {
  if (!usable) return '账号已停用或注销';
  return lockedUntil
    ? `密码连续输错，到 ${formatMinute(lockedUntil)} 前不能用密码登录，可以用{sms:短信或|}CA锁登录`
    : '账号可以使用';
};

function Caller({
  name,
  phone,
  companyName,
  roleNames,
  usable,
  lockedUntil,
  lastLoginAt,
  orders,
  certificates,
  notes,
}: CallerProps) {
  const say = useRuleWords();
  const running = orders.filter(({ state }) => !ended.includes(state));
  return (
    <Stack>
      <Alert tone={usable && !lockedUntil ? 'info' : 'warning'} title={say(standing(usable, lockedUntil))}>
        {running.length > 0 ? `有 ${running.length} 个订单正在办理。` : '没有正在办理的订单。'}
      </Alert>
      <Descriptions
        items={[
          { term: '姓名', value: name },
          { term: '手机号', value: phone },
          { term: '单位', value: companyName || '没有' },
          { term: '身份', value: roleNames.join('、') },
          { term: '最近登录', value: lastLoginAt ? formatMinute(lastLoginAt) : '没有登录过' },
        ]}
      />
      <Table
        caption="订单"
        rows={orders}
        rowKey={({ orderNo }) => orderNo}
        columns={[
          { key: 'no', header: '订单号', primary: true, render: ({ orderNo }) => orderNo },
          { key: 'product', header: '业务', render: ({ productName }) => productName },
          {
            key: 'state',
            header: '状态',
            render: ({ state, refundStatus }) => <OrderStatusTag state={state} refundStatus={refundStatus} />,
          },
          { key: 'at', header: '下单时间', render: ({ createdAt }) => formatMinute(createdAt) },
        ]}
        empty={<Empty size="sm" title="没有订单" reason="来电人还没有办理过业务。" />}
      />
      <Table
        caption="证书"
        rows={certificates}
        rowKey={({ serialNumber }) => serialNumber}
        columns={[
          { key: 'holder', header: '持有人', primary: true, render: ({ holderName }) => holderName },
          { key: 'serial', header: '证书序列号', render: ({ serialNumber }) => serialNumber },
          { key: 'lock', header: 'CA锁', render: ({ deviceId }) => deviceId },
          { key: 'state', header: '状态', render: ({ state }) => certificateStateLabels[state] },
          { key: 'until', header: '到期', render: ({ notAfter }) => formatDate(notAfter) },
          {
            key: 'unlock',
            header: '解锁',
            render: ({ serialNumber, state }) =>
              state === 'valid' || state === 'expiring' || state === 'busy' ? (
                <SendUnlockCode serialNumber={serialNumber} />
              ) : null,
          },
        ]}
        empty={<Empty size="sm" title="没有证书" reason="来电人名下还没有证书。" />}
      />
      {notes.length > 0 ? (
        <Timeline
          items={notes.map(({ id, at, author, text }) => ({
            key: String(id),
            title: text,
            status: 'done',
            time: formatMinute(at),
            description: author,
          }))}
        />
      ) : null}
    </Stack>
  );
}
