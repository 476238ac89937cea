import { Alert } from '@ca-portal/ui/alert';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../routing/guard.js';
import { Shown } from '../../shared/failure/index.js';
import { PageStack } from '../../shared/page/index.js';
import { PersonalRecordView } from './components/PersonalRecordView.js';
import { RecordForm } from './components/RecordForm.js';
import { useRecord } from './queries.js';

/**
 * 完善个人信息 (`/core/personal?record=1`): the personal record that an application needs. `back` is the order that asked for
 * it: its form keeps what was typed, and a link leads back.
 */
export function OwnRecord() {
  const record = useRecord();
  // A version from another window resets the form.
  const [epoch, setEpoch] = useState(0);
  const back = useSearchParams()[0].get('back');
  const refresh = async () => {
    await record.refetch();
    setEpoch((known) => known + 1);
  };
  const waiting = record.data?.review === '1';
  return (
    <PageStack>
      <Breadcrumb items={[{ label: '个人中心', href: '/core/personal' }, { label: '完善个人信息' }]} />
      <PageHeading
        title="完善个人信息"
        description="办理个人证书前需要填好。填写的内容自动保存，随时可以离开。"
        actions={back ? <LinkButton href={safeRedirect(back)}>返回继续办理</LinkButton> : undefined}
      />
      {waiting ? (
        <Alert tone="info" title="个人信息已提交，正在审核">
          审核期间不能修改，结果会通过消息告诉您。
        </Alert>
      ) : record.data?.review === '2' ? (
        <Alert tone="success" title="个人信息审核通过">
          仍可修改，修改后请重新提交审核。
        </Alert>
      ) : null}
      <Shown
        part
        card
        of={record}
        what="个人信息"
        size="md"
        unharmed="已保存的内容没有变化"
        loading={
          <Card>
            <Skeleton height="20rem" />
          </Card>
        }
      >
        {(data) =>
          data.editable ? (
            <RecordForm key={epoch} record={data} onRefresh={() => void refresh()} />
          ) : (
            <PersonalRecordView record={data} />
          )
        }
      </Shown>
    </PageStack>
  );
}
