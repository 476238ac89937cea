import { roles } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Segmented } from '@ca-portal/ui/segmented';
import { useState } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { useRuleWords } from '../../config/rules.js';
import { useAddressState } from '../../routing/useAddressState.js';
import {
  certificateTabs,
  endingWithin,
  inTab,
  probablyRenewable,
  readFilter,
  renewable,
  searchCertificates,
  spansOf,
  tickable,
  writeFilter,
  type CertificateFilter,
  type CertificateTab,
} from './model/certificate-filter.js';
import { CertificateSearch } from './CertificatesPage.styles.js';
import { BulkActions } from './components/BulkActions.js';
import { LockCare } from './components/LockCare.js';
import { CertificateTable } from './components/CertificateTable.js';
import { Guarded } from '../../shared/failure/index.js';
import { FilterChoice, FilterWords, ListFoot, ListNote, tableFailure } from '../../shared/list/index.js';
import { useCurrentUser } from '../../session/useSession.js';
import { exportCards, useCards, useCertificates } from './model/queries.js';

const pageSize = 10;

/** CA管理 (/core/caManage): the user's certificates, their validity, and those to be written. */
export function CertificatesPage() {
  const { rules } = usePortalConfig();
  const say = useRuleWords();
  const list = useCertificates();
  const cards = useCards();
  const administers = useCurrentUser()?.roleId === roles.enterpriseAdministrator;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [{ tab, words, within, scope, page }, setFilter] = useAddressState(
    (params) => readFilter(params, rules.renewalDays),
    writeFilter,
  );
  const all = (list.data?.rows ?? []).map((row) => {
    const card = cards.data?.rows.find(({ id }) => id === row.id);
    // The card contains running orders, too.
    return card ? { ...row, card, state: card.state } : row;
  });
  // Only a card names the holder: certificates still in production are always listed.
  const rows = all.filter((row) => scope === 'company' || !('card' in row) || row.card.own);
  const total = list.data?.total ?? 0;
  const found = searchCertificates(endingWithin(inTab(rows, tab), within), words);
  const renewals = cards.isPending ? probablyRenewable(all) : renewable(cards.data?.rows ?? []);
  // Selected rows that are filtered out do not count, but stay selected.
  const ticked = chosen.filter((id) => found.some((row) => row.id === id));
  const listed = found.filter((row) => 'card' in row && (ticked.length === 0 || ticked.includes(row.id)));
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const narrow = (change: Partial<CertificateFilter>) =>
    setFilter({ tab, words, within, scope, page: 1, ...change });
  const options = certificateTabs.map(({ value, label }) => ({
    value,
    label: (
      <>
        {label}
        <span data-part="count">{list.data ? inTab(rows, value).length : ''}</span>
      </>
    ),
  }));

  return (
    <Guarded of={list}>
      <PageHeading
        title="CA管理"
        description="企业管理员可管理本单位全部证书；个人只看到自己的证书。"
        actions={
          <>
            {/* First: its buttons, which load with the cards, then move none of their neighbors. */}
            <BulkActions cards={cards.data?.rows} chosen={ticked} renewals={renewals} always={administers} />
            <LockCare />
            <LinkButton href="/core/caManage/calendar">到期日历</LinkButton>
            <Button
              icon={<Icon name="download" />}
              debounceClicks
              {...(listed.length === 0 ? { disabledReason: '没有可以导出的证书' } : {})}
              onClick={() => void exportCards(listed.map(({ id }) => id))}
            >
              {ticked.length > 0 ? `导出所选（${listed.length} 张）` : '导出'}
            </Button>
            <LinkButton variant="primary" icon={<Icon name="plus" />} href="/product">
              办理证书
            </LinkButton>
          </>
        }
      />
      <Card padding="none" aria-label="我的证书">
        <CertificateSearch aria-label="筛选证书">
          <Segmented
            label="证书状态"
            options={options}
            value={tab}
            onValueChange={(next) => narrow({ tab: next as CertificateTab })}
          />
          {administers ? (
            <Segmented
              label="范围"
              options={[
                { value: 'company', label: '本单位' },
                { value: 'own', label: '我的' },
              ]}
              value={scope}
              onValueChange={(next) => narrow({ scope: next === 'own' ? 'own' : 'company' })}
            />
          ) : null}
          <FilterChoice
            label="到期时间"
            all="全部到期时间"
            options={spansOf(rules.renewalDays)}
            value={within}
            onValueChange={(next) => narrow({ within: next })}
          />
          <FilterWords
            label="证书名称、序列号或持有人"
            value={words}
            onValueChange={(next) => narrow({ words: next })}
          />
        </CertificateSearch>
        <CertificateTable
          choice={{ offered: tickable(all), always: administers, chosen, onChoose: setChosen }}
          rows={found.slice((current - 1) * pageSize, current * pageSize)}
          loading={list.isPending}
          {...tableFailure(list, '您的证书没有变化')}
          empty={
            rows.length === 0 ? (
              <NoCertificate />
            ) : (
              <NoMatch onClear={() => narrow({ tab: 'all', words: '', within: '' })} />
            )
          }
        />
        <ListFoot
          page={current}
          pageSize={pageSize}
          total={found.length}
          onPage={(next) => narrow({ page: next })}
        />
      </Card>
      {list.isPending ? null : (
        <ListNote>
          {total > rows.length && rows.length > 0
            ? `共 ${total} 张，这里列出最近的 ${rows.length} 张。`
            : null}
          {say('“即将到期”指距到期不超过 {renewalDays} 天。到期日以证书内的有效期为准。')}
          办理前可以先看
          <Link href="/before?type=0103" underline>
            延期的办事指南
          </Link>
          ，其他业务见
          <Link href="/jumpydDetial" underline>
            业务办理
          </Link>
          。
        </ListNote>
      )}
    </Guarded>
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
