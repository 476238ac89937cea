import { monitor } from '@ca-portal/api/groups/monitor';
import { call } from '../../../api/query.js';
import {
  family,
  oneOf,
  optionsIn,
  resource,
  rowsOf,
  type TagTable,
} from '../../../engines/resource/index.js';

type Status = 'waiting' | 'done' | 'dead';
const statuses: TagTable<Status> = {
  dead: { text: '多次失败，已停止', family: 'danger', icon: 'warning' },
  waiting: { text: '等待执行', family: 'info', icon: 'clock' },
  done: { text: '已完成', family: 'success', icon: 'check' },
};

/** 后台任务: work that runs in the background. */
export const jobsPage = resource(
  rowsOf(monitor, 'jobs', family({ filters: ['status', 'regular'] })),
  ({ column }) => ({
    title: '后台任务',
    description: '定时任务和通知发送。失败后自动重试，多次失败的停在这里，查明原因后可以重新执行。',
    noun: '任务',
    rowKey: (one) => one.jobId,
    name: (one) => one.jobName,
    filters: {
      status: oneOf('状态', optionsIn(statuses)),
      regular: oneOf('种类', [
        { value: 'Y', label: '定时任务' },
        { value: 'N', label: '一次性任务' },
      ]),
    },
    columns: [
      column.name('name', '任务', (one) => one.jobName),
      column.text('regular', '种类', (one) => (one.regular ? '定时任务' : '一次性任务')),
      column.tag('status', '状态', (one) => one.status, statuses),
      column.figure('failures', '连续失败', (one) => (one.lastError ? one.failures : 0)),
      column.code('error', '最近的错误', (one) => one.lastError || '无'),
      column.text('next', '下次执行', (one) => one.nextTime),
      column.text('last', '最近结束', (one) => one.lastTime),
    ],
    actions: [
      {
        label: '立即执行',
        permission: 'monitor:job:run',
        hidden: ({ status, regular }) => status !== 'dead' && !regular,
        says: () => '任务会在几秒内执行，结果显示在这里。',
        run: (one) => call(monitor, 'runJob', { params: { jobId: one.jobId } }),
        done: () => '已安排执行',
      },
    ],
  }),
);
