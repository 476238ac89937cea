import { applicationStateLabels, roleLabel } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { formatMinute } from '@ca-portal/ui/formats';
import { Input } from '@ca-portal/ui/input';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { useState } from 'react';
import { tableFailure } from '../../../shared/list/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { FileList } from '../CompanyPage.styles.js';
import { useFoundCompanies, useOwnRequests, useWithdraw, type JoinRequest } from '../membership-queries.js';
import { JoinDialog } from './JoinDialog.js';

const looks = {
  waiting: ['info', 'clock'],
  approved: ['success', 'check'],
  rejected: ['danger', 'close'],
  withdrawn: ['neutral', 'undo'],
} as const;

/** For a user without a company: finds it by its full name or code, asks to join, sees the decision. */
export function JoinCompany() {
  const [keyword, setKeyword] = useState('');
  const form = useForm({ defaultValues: { keyword: '' } });
  return (
    <Stack>
      <Card title="您尚未加入企业">
        <Form form={form} onSubmit={(values) => setKeyword(values.keyword.trim())}>
          <Stack>
            <Field
              name="keyword"
              label="企业全称或统一社会信用代码"
              required
              hint="须与营业执照一字不差，查不到的请核对后再试。"
              rules={[
                (value: string) => (value.trim().length < 4 ? '请输入企业全称或完整的代码。' : undefined),
              ]}
            >
              <Input maxLength={100} />
            </Field>
            <div>
              <Button type="submit" variant="primary">
                查找企业
              </Button>
            </div>
          </Stack>
        </Form>
        {keyword ? <Found keyword={keyword} /> : null}
      </Card>
      <Requests />
    </Stack>
  );
}

function Found({ keyword }: { keyword: string }) {
  const found = useFoundCompanies(keyword);
  const [joining, setJoining] = useState<{ companyName: string; creditCode: string }>();
  return (
    <Shown
      part
      of={found}
      what="企业"
      loading={<Skeleton height="4rem" />}
      empty={
        <Empty
          art="search"
          size="sm"
          title="该企业尚未注册"
          reason="请核对名称或代码。企业还没有注册的，可以注册企业管理员账号。"
        />
      }
    >
      {(companies) => (
        <>
          <FileList aria-label="找到的企业">
            {companies.map((company) => (
              <li key={company.creditCode}>
                <span>
                  {company.companyName}
                  <small>{company.creditCode}</small>
                </span>
                <Button
                  size="sm"
                  aria-label={`申请加入，${company.companyName}`}
                  {...(company.hasAdministrator
                    ? {}
                    : { disabledReason: '该企业还没有管理员，暂时不能审核申请' })}
                  onClick={() => setJoining(company)}
                >
                  申请加入
                </Button>
              </li>
            ))}
          </FileList>
          {joining ? <JoinDialog company={joining} onClose={() => setJoining(undefined)} /> : null}
        </>
      )}
    </Shown>
  );
}

function Requests() {
  const requests = useOwnRequests();
  const withdraw = useWithdraw();
  if (requests.data?.rows.length === 0) return null;
  const columns: TableColumn<JoinRequest>[] = [
    { key: 'company', header: '企业', primary: true, render: ({ companyName }) => companyName },
    { key: 'role', header: '角色', render: ({ roleId }) => roleLabel(roleId) },
    { key: 'time', header: '申请时间', render: ({ createdAt }) => formatMinute(createdAt) },
    {
      key: 'state',
      header: '状态',
      render: ({ state, reason }) => (
        <span>
          <StatusTag family={looks[state][0]} icon={looks[state][1]}>
            {applicationStateLabels[state]}
          </StatusTag>
          {reason ? ` ${reason}` : null}
        </span>
      ),
    },
    {
      key: 'actions',
      header: '操作',
      actions: true,
      render: ({ id, state, companyName }) =>
        state === 'waiting' ? (
          <Button
            size="sm"
            variant="text"
            aria-label={`撤回申请，${companyName}`}
            loading={withdraw.isPending && withdraw.variables.params.id === id}
            onClick={() => withdraw.mutate({ params: { id } })}
          >
            撤回
          </Button>
        ) : null,
    },
  ];
  return (
    <Card padding="none" title="我的加入申请">
      <Table
        caption="我的加入申请"
        columns={columns}
        rows={requests.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={requests.isPending}
        skeletonRows={2}
        {...tableFailure(requests, '申请没有变化')}
      />
    </Card>
  );
}
