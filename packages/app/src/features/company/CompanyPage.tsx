import { roles } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/useSession.js';
import { safeRedirect } from '../../routing/guard.js';
import { Shown } from '../../shared/failure/index.js';
import { JoinCompany } from './components/JoinCompany.js';
import { RecordForm } from './components/RecordForm.js';
import { RecordSkeleton } from './components/RecordSkeleton.js';
import { RecordView } from './components/RecordView.js';
import { useCompanyRecord } from './queries.js';

/** 企业信息 (/core/company): a record in four steps, frozen once it is submitted (spec 4 and 5). */
export function CompanyPage() {
  const record = useCompanyRecord();
  const user = useCurrentUser();
  // A version from another window remounts the form.
  const [epoch, setEpoch] = useState(0);
  const isAdministrator = user?.roleId === roles.enterpriseAdministrator;
  const editable = record.data?.editable ?? false;
  // The order that was returned because of a company field.
  const back = useSearchParams()[0].get('back');
  const [filledIn, setFilledIn] = useState(false);
  if (editable && !filledIn) setFilledIn(true);
  const refresh = async () => {
    await record.refetch();
    setEpoch((known) => known + 1);
  };

  return (
    <>
      <PageHeading
        title="企业信息"
        description={
          editable ? '先完善企业信息，才能申请证书。共四步，随时可以离开。' : record.data?.basics.companyName
        }
        actions={
          back ? (
            <LinkButton href={safeRedirect(back)}>返回订单继续提交</LinkButton>
          ) : record.data?.review === '2' && isAdministrator ? (
            <LinkButton variant="primary" href="/apply?business=0105">
              办理企业变更
            </LinkButton>
          ) : undefined
        }
      />
      <Shown
        part
        card
        of={record}
        what="企业信息"
        size="md"
        unharmed="已保存的内容没有变化"
        missing={<JoinCompany />}
        loading={<RecordSkeleton />}
      >
        {(data) =>
          data.editable ? (
            <RecordForm key={epoch} record={data} onRefresh={() => void refresh()} />
          ) : (
            <RecordView record={data} isAdministrator={isAdministrator} justSubmitted={filledIn} />
          )
        }
      </Shown>
    </>
  );
}
