import { applicationStateLabels, applicationStateValues, roleLabel } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { formatMinute } from '@ca-portal/ui/formats';
import { Segmented } from '@ca-portal/ui/segmented';
import { StatusTag } from '@ca-portal/ui/status-tag';
import type { TableColumn } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { useState } from 'react';
import { Filters, ListTable, NameCell, OneLine, RowActions } from '../../../shared/list/index.js';
import { useRequests, type JoinRequest } from '../queries.js';
import type { StaffPosition } from '../staff-position.js';
import { DecideDialog } from './DecideDialog.js';
import { Verification } from './Verification.js';

const looks = {
  waiting: ['info', 'clock'],
  approved: ['success', 'check'],
  rejected: ['danger', 'close'],
  withdrawn: ['neutral', 'undo'],
} as const;

interface RequestsViewProps {
  position: StaffPosition;
  onChange: (position: StaffPosition) => void;
}

/** Requests to join the company. Evidence is shown beside each name; the applicant reads the reason of a rejection. */
export function RequestsView({ position, onChange }: RequestsViewProps) {
  const requests = useRequests(position);
  const [dialog, setDialog] = useState<{ request: JoinRequest; approve: boolean }>();
  const label = applicationStateLabels[position.requestState];

  const columns: TableColumn<JoinRequest>[] = [
    {
      key: 'name',
      header: '申请人',
      primary: true,
      render: ({ name, remark, otherEmployer }) => (
        <NameCell>
          {name}
          <small>{remark ? `附言：${remark}` : '没有附言'}</small>
          {otherEmployer ? <small>还受聘于：{otherEmployer}</small> : null}
        </NameCell>
      ),
    },
    { key: 'phone', header: '手机号', render: ({ phone }) => <OneLine>{phone}</OneLine> },
    { key: 'role', header: '申请角色', render: ({ roleId }) => <Tag>{roleLabel(roleId)}</Tag> },
    { key: 'verification', header: '实名', render: Verification },
    {
      key: 'time',
      header: '申请时间',
      render: ({ createdAt }) => <OneLine>{formatMinute(createdAt)}</OneLine>,
    },
    {
      key: 'actions',
      header: position.requestState === 'waiting' ? '操作' : '结果',
      actions: true,
      render: (request) =>
        request.state === 'waiting' ? (
          <RowActions>
            <Button
              size="sm"
              variant="tonal"
              aria-label={`通过，${request.name}`}
              onClick={() => setDialog({ request, approve: true })}
            >
              通过
            </Button>
            <Button
              size="sm"
              variant="text"
              aria-label={`驳回，${request.name}`}
              onClick={() => setDialog({ request, approve: false })}
            >
              驳回
            </Button>
          </RowActions>
        ) : (
          <NameCell>
            <StatusTag family={looks[request.state][0]} icon={looks[request.state][1]}>
              {applicationStateLabels[request.state]}
            </StatusTag>
            {request.reason ? <small>{request.reason}</small> : null}
          </NameCell>
        ),
    },
  ];

  return (
    <>
      <Filters aria-label="筛选加入申请">
        <Segmented
          label="申请状态"
          options={applicationStateValues.map((value) => ({
            value,
            label: applicationStateLabels[value],
          }))}
          value={position.requestState}
          onValueChange={(value) =>
            onChange({ ...position, requestState: value as StaffPosition['requestState'], page: 1 })
          }
        />
      </Filters>
      <ListTable
        list={requests}
        unharmed="申请没有变化"
        caption={`加入申请，${label}`}
        columns={columns}
        rowKey={({ id }) => id}
        pages={{
          page: position.page,
          pageSize: position.size,
          onPage: (page) => onChange({ ...position, page }),
        }}
        empty={
          <Empty
            size="sm"
            title={`没有${label}的申请`}
            reason={
              position.requestState === 'waiting'
                ? '员工申请加入企业后，会出现在这里。'
                : '其他状态的申请在上面的选项里。'
            }
          />
        }
      />
      {dialog ? <DecideDialog {...dialog} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
