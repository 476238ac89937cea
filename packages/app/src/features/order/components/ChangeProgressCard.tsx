import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatMinute } from '@ca-portal/ui/formats';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { toaster } from '@ca-portal/ui/toast';
import { Stack } from '../../../shared/page/index.js';
import { NameCell } from '../../../shared/list/index.js';
import { useChangeProgress, useRemindHolders, type ChangeProgress } from '../service-queries.js';

type Lock = ChangeProgress['locks'][number];
const states: Readonly<Record<Lock['state'], Pick<StatusTagProps, 'family' | 'icon'> & { text: string }>> = {
  waiting: { text: '待更新', family: 'warning', icon: 'clock' },
  writing: { text: '更新中', family: 'violet', icon: 'arc' },
  failed: { text: '更新中断', family: 'danger', icon: 'warning' },
  done: { text: '已更新', family: 'success', icon: 'check' },
};

const columns: TableColumn<Lock>[] = [
  {
    key: 'lock',
    header: 'CA锁',
    primary: true,
    render: ({ lockTypeName, serialNumber }) => (
      <NameCell data-mono="">
        {lockTypeName}
        <small>{serialNumber}</small>
      </NameCell>
    ),
  },
  { key: 'holder', header: '持有人', render: ({ holderName }) => holderName },
  {
    key: 'state',
    header: '状态',
    render: ({ state }) => (
      <StatusTag family={states[state].family} icon={states[state].icon}>
        {states[state].text}
      </StatusTag>
    ),
  },
  { key: 'next', header: '要做什么', render: ({ nextStep, state }) => (state === 'done' ? '' : nextStep) },
];

/** 变更进度: which locks are updated, with a reminder for the other holders. Empty for an order without locks. */
export function ChangeProgressCard({ orderNo }: { orderNo: string }) {
  const progress = useChangeProgress(orderNo, true);
  const remind = useRemindHolders();
  if (!progress.data || progress.data.total === 0) return null;
  const { done, total, locks, remindedAt, changes } = progress.data;
  return (
    <Card
      title="变更进度"
      extra={
        done < total ? (
          <Button
            size="sm"
            loading={remind.isPending}
            loadingText="提醒中"
            onClick={() =>
              remind.mutate(
                { params: { orderNo } },
                { onSuccess: ({ reminded }) => toaster.success(`已提醒 ${reminded} 人。`) },
              )
            }
          >
            提醒还没更新的人
          </Button>
        ) : undefined
      }
    >
      <Stack>
        <ul>
          {changes.map(({ label, before, after }) => (
            <li key={label}>
              {label}：{before || '无'} → {after}
            </li>
          ))}
        </ul>
        <span>
          已更新 {done} 把，共 {total} 把
        </span>
        <ProgressBar value={(done / total) * 100} label="变更进度" />
        {remindedAt ? <p>上次提醒：{formatMinute(remindedAt)}，每天可以提醒一次。</p> : null}
        <Table
          caption="变更进度"
          columns={columns}
          rows={locks}
          rowKey={({ certificateId }) => certificateId}
        />
      </Stack>
    </Card>
  );
}
