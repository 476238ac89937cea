import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import { Coming, Stack } from '../../../shared/page/index.js';
import { useRecord, type PersonalRecord } from '../queries.js';

const states: Readonly<
  Record<PersonalRecord['review'], Pick<StatusTagProps, 'family' | 'icon' | 'children'>>
> = {
  '0': { family: 'neutral', icon: 'minus', children: '未提交' },
  '1': { family: 'info', icon: 'clock', children: '待审核' },
  '2': { family: 'success', icon: 'check', children: '审核通过' },
  '3': { family: 'danger', icon: 'warning', children: '审核不通过' },
};

/** Progress of the caller's record and a link to it. An error shows nothing, because the page works without it. */
export function RecordCard() {
  const { data, isPending } = useRecord();
  if (isPending) return <Coming />;
  if (!data) return null;
  const open = data.review === '0' || data.review === '3';
  return (
    <Card title="办证资料" extra={<StatusTag {...states[data.review]} />}>
      <Stack>
        <div>
          <ProgressBar
            label="资料完整度"
            value={data.completeness}
            tone={data.completeness >= 100 ? 'success' : 'warning'}
          />
          <small>资料完整度 {data.completeness}%</small>
        </div>
        <span>
          <LinkButton variant={open ? 'primary' : 'secondary'} href="/core/personal?record=1">
            {open ? '完善个人信息' : '查看个人信息'}
          </LinkButton>
        </span>
      </Stack>
    </Card>
  );
}
