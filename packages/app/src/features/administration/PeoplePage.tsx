import type { ResultOf } from '@ca-portal/api';
import type { peopleReview } from '@ca-portal/api/contract';
import type { DataTableColumn } from '@ca-portal/ui/data-table';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import { AdminList } from './components/AdminList.js';
import { Whole } from './components/Whole.styles.js';
import { usePeople } from './queries.js';

type Person = ResultOf<(typeof peopleReview)['people']>['rows'][number];

const states: Readonly<Record<Person['review'], Pick<StatusTagProps, 'family' | 'icon'> & { text: string }>> =
  {
    0: { text: '未提交', family: 'neutral', icon: 'minus' },
    1: { text: '待审核', family: 'warning', icon: 'clock' },
    2: { text: '审核通过', family: 'success', icon: 'check' },
    3: { text: '审核不通过', family: 'danger', icon: 'warning' },
  };

const columns: readonly DataTableColumn<Person>[] = [
  {
    key: 'name',
    header: '姓名',
    primary: true,
    render: (person) => <Whole as="strong">{person.name}</Whole>,
  },
  { key: 'phone', header: '手机号', render: (person) => <Whole>{person.phone}</Whole> },
  {
    key: 'idNumber',
    header: '身份证号',
    render: (person) => <Whole>{person.idNumber || EMPTY_VALUE}</Whole>,
  },
  { key: 'company', header: '单位', render: (person) => person.companyName || EMPTY_VALUE },
  { key: 'roles', header: '身份', render: (person) => person.roleNames.join('、') || EMPTY_VALUE },
  {
    key: 'completeness',
    header: '完整度',
    align: 'right',
    render: (person) => `${person.completeness}%`,
  },
  {
    key: 'review',
    header: '审核状态',
    render: ({ review }) => (
      <StatusTag family={states[review].family} icon={states[review].icon}>
        {states[review].text}
      </StatusTag>
    ),
  },
  { key: 'submittedAt', header: '提交时间', render: (person) => person.submittedAt ?? EMPTY_VALUE },
];
const rowKey = (person: Person) => person.userGuid;

/** 个人管理 (personalManage): people with the state of their personal record, masked. */
export function PeoplePage() {
  return (
    <AdminList
      title="个人管理"
      description="查看个人信息的填写和审核情况。证件号和手机号按规定脱敏显示。"
      noun="个人记录"
      columns={columns}
      rowKey={rowKey}
      useRows={usePeople}
    />
  );
}
