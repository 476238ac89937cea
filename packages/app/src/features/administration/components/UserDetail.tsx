import { certificateStateLabels } from '@ca-portal/api/domain';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table } from '@ca-portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';

const stateLabel = (state: string) =>
  Object.entries(certificateStateLabels).find(([known]) => known === state)?.[1] ?? EMPTY_VALUE;

/** One account with its roles and certificates. */
export function UserDetail({ userId }: { userId: number }) {
  const user = useQuery(read(systemUsers, 'roles', { params: { userId } }));
  const certificates = useQuery(read(systemUsers, 'certificates', { params: { userId } }));
  return (
    <Shown part of={user} what="用户" loading={<Skeleton height="12rem" />}>
      {({
        user: { userName, phonenumber, email, companyName, dept, loginIp, loginDate, createTime, remark },
        roles,
      }) => (
        <>
          <Descriptions
            items={[
              { term: '账号', value: userName },
              { term: '手机号', value: phonenumber },
              { term: '邮箱', value: email },
              { term: '企业', value: companyName },
              { term: '部门', value: dept?.deptName },
              {
                term: '角色',
                value:
                  roles
                    .filter(({ flag }) => flag)
                    .map(({ roleName }) => roleName)
                    .join('、') || '没有',
              },
              { term: '最近登录', value: loginDate ? `${loginDate} ${loginIp}` : '从未登录' },
              { term: '开通时间', value: createTime },
              { term: '备注', value: remark, full: true },
            ]}
          />
          <Shown part of={certificates} what="证书">
            <Table
              caption="证书"
              columns={[
                { key: 'no', header: '序列号', primary: true, render: (one) => one.serialNumber },
                { key: 'state', header: '状态', render: (one) => stateLabel(one.state) },
                { key: 'end', header: '到期时间', render: (one) => one.notAfter ?? EMPTY_VALUE },
              ]}
              rows={certificates.data}
              rowKey={(one) => one.certificateId}
              loading={certificates.isPending}
              empty="没有证书。"
            />
          </Shown>
        </>
      )}
    </Shown>
  );
}
