import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Segmented } from '@ca-portal/ui/segmented';
import { useState } from 'react';
import { certificateTabs, inTab, searchCertificates, type CertificateTab } from './certificate-filter.js';
import { CertificateSearch } from './CertificatesPage.styles.js';
import { CertificateTable } from './components/CertificateTable.js';
import { NoPermission } from '../../shell/NoPermission.js';
import { ListFoot } from '../../shell/layout/ListFoot.js';
import { FilterWords } from '../../shell/layout/ListFilters.js';
import { ListNote } from '../../shell/layout/ListCard.styles.js';
import { tableFailure } from '../../shell/layout/table-failure.js';
import { useCertificates } from './queries.js';

const pageSize = 10;

/** CA管理 (/core/caManage): what one holds, how long it lasts, and what waits to be written. */
export function CertificatesPage() {
  const list = useCertificates();
  const [tab, setTab] = useState<CertificateTab>('all');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const rows = list.data?.rows ?? [];
  const total = list.data?.total ?? 0;
  const found = searchCertificates(inTab(rows, tab), words);
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const options = certificateTabs.map(({ value, label }) => ({
    value,
    label: (
      <>
        {label}
        <span data-part="count">{list.data ? inTab(rows, value).length : ''}</span>
      </>
    ),
  }));

  if (isApiError(list.error, errorCodes.forbidden)) return <NoPermission />;
  return (
    <>
      <PageHeading
        title="CA管理"
        description="企业管理员可管理本单位全部证书；个人只看到自己的证书。"
        actions={
          <LinkButton variant="primary" icon={<Icon name="plus" />} href="/product">
            办理证书
          </LinkButton>
        }
      />
      <Card padding="none" aria-label="我的证书">
        <CertificateSearch aria-label="筛选证书">
          <Segmented
            label="证书状态"
            options={options}
            value={tab}
            onValueChange={(next) => narrow(() => setTab(next as CertificateTab))}
          />
          <FilterWords
            label="证书名称、序列号或持有人"
            value={words}
            onValueChange={(next) => narrow(() => setWords(next))}
          />
        </CertificateSearch>
        <CertificateTable
          rows={found.slice((current - 1) * pageSize, current * pageSize)}
          loading={list.isPending}
          {...tableFailure(list, '您的证书没有变化')}
          empty={
            rows.length === 0 ? (
              <NoCertificate />
            ) : (
              <NoMatch
                onClear={() =>
                  narrow(() => {
                    setTab('all');
                    setWords('');
                  })
                }
              />
            )
          }
        />
        <ListFoot page={current} pageSize={pageSize} total={found.length} onPage={setPage} />
      </Card>
      <ListNote>
        {total > rows.length && rows.length > 0 ? `共 ${total} 张，这里列出最近的 ${rows.length} 张。` : null}
        “即将到期”指距到期不超过 80 天。到期日以证书内的有效期为准。
      </ListNote>
    </>
  );
}

function NoCertificate() {
  return (
    <Empty
      title="还没有CA锁，立即新办"
      reason="在线填写、支付，审核通过后即可写入证书。"
      action={
        <LinkButton variant="primary" href="/product">
          立即新办
        </LinkButton>
      }
    />
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      art="search"
      size="sm"
      title="没有符合条件的证书"
      reason="换一个状态或关键词试试。"
      action={<Button onClick={onClear}>清除全部条件</Button>}
    />
  );
}
