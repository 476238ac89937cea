import { isApiError } from '@ca-portal/api';
import { learning } from '@ca-portal/api/groups/learning';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../api/query.js';
import { SearchBox } from '../../shared/content/index.js';
import { PublicFrame, Stack } from '../../shared/page/index.js';
import { Shown } from '../../shared/failure/index.js';

/** 结业证书查验 (`/learningCertificate`): anybody with a certificate can check whether the portal issued it. */
export function VerifyPage() {
  const [params, setParams] = useSearchParams();
  const number = (params.get('number') ?? '').trim().toUpperCase().slice(0, 20);
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="结业证书查验"
        description="输入证书上的编号，核对姓名、课程和结业日期。"
      />
      <Stack>
        <SearchBox
          size="lg"
          label="证书编号"
          placeholder="证书编号，JY 开头"
          action="查验"
          maxLength={20}
          value={number}
          onSearch={(typed) => setParams(typed ? { number: typed.toUpperCase() } : {})}
        />
        {number ? <Verdict key={number} number={number} /> : null}
      </Stack>
    </PublicFrame>
  );
}

function Verdict({ number }: { number: string }) {
  const query = useQuery(read(learning, 'verify', { params: { number } }));
  const { error } = query;
  return (
    <Shown
      part
      card
      of={query}
      what="查验结果"
      unharmed="您输入的编号还在"
      isMissing={isApiError(error) && error.kind === 'business'}
      missing={
        <Alert live tone="warning" title="没有查到这份证书">
          请对照证书核对编号，字母和数字一共 20 位。仍然查不到的，请以主办单位的答复为准。
        </Alert>
      }
      loading={<Skeleton />}
    >
      {(data) => (
        <Card title="证书有效">
          <Descriptions
            items={[
              { term: '证书编号', value: data.number },
              { term: '姓名', value: data.name },
              { term: '课程', value: data.title },
              { term: '学时', value: `${data.hours} 学时` },
              { term: '主办单位', value: data.host },
              { term: '结业日期', value: data.day },
            ]}
          />
        </Card>
      )}
    </Shown>
  );
}
