import { applicationStateLabels, applyRoleLabels, type ApplicationState } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Empty } from '@ca-portal/ui/empty';
import type { IconName } from '@ca-portal/ui/icon';
import { Pagination } from '@ca-portal/ui/pagination';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { StatusTag, type StatusFamily } from '@ca-portal/ui/status-tag';
import { useState } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { pageSize, useApplications, useWithdraw, type Application } from '../role-queries.js';
import { ApplicationList } from './RoleApplications.styles.js';

const looks: Readonly<Record<ApplicationState, readonly [StatusFamily, IconName]>> = {
  waiting: ['warning', 'clock'],
  approved: ['success', 'check-circle'],
  rejected: ['danger', 'close'],
  withdrawn: ['neutral', 'undo'],
};

function Row({ application, onWithdraw }: { application: Application; onWithdraw: () => void }) {
  const { companyName, code, role, state, reason, createdAt, decidedAt } = application;
  const [family, icon] = looks[state];
  return (
    <li>
      <div>
        <p data-part="title">
          {companyName}
          <span>{applyRoleLabels[role]}</span>
        </p>
        <p>统一社会信用代码 {code}</p>
        <p>
          提交于 {createdAt}
          {decidedAt ? `，处理于 ${decidedAt}` : ''}
        </p>
        {reason ? <p data-part="reason">驳回原因：{reason}</p> : null}
      </div>
      <div data-part="end">
        <StatusTag family={family} icon={icon}>
          {applicationStateLabels[state]}
        </StatusTag>
        {state === 'waiting' ? (
          <Button size="sm" onClick={onWithdraw} aria-label={`撤回，${companyName}`}>
            撤回
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The user's applications with their status; an undecided one can be withdrawn. */
export function RoleApplications() {
  const [page, setPage] = useState(1);
  const query = useApplications(page);
  const withdraw = useWithdraw();
  const [confirm, dialog] = useConfirm();
  const ask = async ({ id, companyName, role }: Application) => {
    const sure = await confirm({
      title: '撤回这份申请吗？',
      description: `${companyName}，${applyRoleLabels[role]}。撤回后可以重新申请。`,
      confirmLabel: '撤回申请',
    });
    if (sure) withdraw.mutate({ params: { id } });
  };
  return (
    <Shown
      part
      of={query}
      what="我的申请"
      loading={<Skeleton height="6rem" />}
      isEmpty={({ total }) => total === 0}
      empty={<Empty size="sm" title="还没有申请" reason="提交后，审核的进度会显示在这里。" />}
    >
      {({ rows, total }) => (
        <>
          <ApplicationList>
            {rows.map((application) => (
              <Row key={application.id} application={application} onWithdraw={() => void ask(application)} />
            ))}
          </ApplicationList>
          {total > pageSize ? (
            <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
          ) : null}
          {dialog}
        </>
      )}
    </Shown>
  );
}
