import { ledgerKindLabels, moneyText } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Empty } from '@ca-portal/ui/empty';
import { EMPTY_VALUE, formatDateTime } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { HiddenText } from '@ca-portal/ui/theme';
import { useSearchParams } from 'react-router-dom';
import { usePortalConfig } from '../../config/config.js';
import { hotlineHref, PrintButton } from '../../shared/content/index.js';
import { Shown } from '../../shared/failure/index.js';
import { numberTail } from '../../shared/orders/index.js';
import { useTabTitle } from '../../shared/tabs/index.js';
import { readId } from './balance-position.js';
import { Stack, Trail } from '../../shared/page/index.js';
import { Available, LedgerNote } from './Balance.styles.js';
import { KindTag } from './components/KindTag.js';
import { signedMoney } from './money-text.js';
import { useMovement, type MovementDetail } from './queries.js';

const accountPath = '/core/myMemberCard';

/** 消费明细 (/core/myMemberCard/orderDetails?id=): one movement and both sides of its posting. Nothing is editable. */
export function BalanceDetailPage() {
  const [params] = useSearchParams();
  const { hotline } = usePortalConfig();
  const id = readId(params);
  const movement = useMovement(id);
  useTabTitle(movement.data && `消费明细 ${numberTail(movement.data.flowNo)}`);
  return (
    <>
      <Trail>
        <Breadcrumb items={[{ label: '我的余额', href: accountPath }, { label: '消费明细' }]} />
      </Trail>
      <PageHeading
        title="消费明细"
        actions={
          movement.data ? (
            <>
              <LinkButton icon={<Icon name="phone-call" />} href={hotlineHref(hotline.phone)}>
                联系客服
              </LinkButton>
              <PrintButton />
            </>
          ) : undefined
        }
        {...(movement.data ? { description: `流水号 ${movement.data.flowNo}` } : {})}
      />
      <Shown
        part
        card
        of={movement}
        what="消费明细"
        size="md"
        unharmed="您的余额没有变化"
        isMissing={id === 0}
        missing={
          <Card>
            <Empty
              art="search"
              title="没有找到这笔记录"
              titleLevel={2}
              reason="它不属于您的账户，或地址不完整。请从收支明细重新打开。"
              action={<LinkButton href={accountPath}>返回我的余额</LinkButton>}
            />
          </Card>
        }
        loading={
          <Card aria-busy="true">
            <HiddenText as="output">正在加载消费明细</HiddenText>
            <Stack>
              <Skeleton width="12rem" height="2.5rem" />
              <Skeleton height="8rem" />
            </Stack>
          </Card>
        }
      >
        {(data) => <Facts movement={data} />}
      </Shown>
    </>
  );
}

type Posting = MovementDetail['postings'][number];
const side = (fen: number) => (fen > 0 ? moneyText(fen) : EMPTY_VALUE);
const columns: TableColumn<Posting>[] = [
  { key: 'account', header: '账户', primary: true, render: ({ account }) => account },
  { key: 'debit', header: '借方', align: 'right', render: ({ debitFen }) => side(debitFen) },
  { key: 'credit', header: '贷方', align: 'right', render: ({ creditFen }) => side(creditFen) },
];

function Facts({ movement }: { movement: MovementDetail }) {
  const { kind, amountFen, remark, orderNo, at, operatorName, balanceBeforeFen, balanceFen, postings } =
    movement;
  return (
    <Stack>
      <Card aria-label="金额">
        <Stack>
          <Available>
            <dl>
              <dt>{ledgerKindLabels[kind]}金额</dt>
              <dd data-part="amount">{signedMoney(amountFen)}</dd>
            </dl>
            <KindTag kind={kind} />
          </Available>
          <Descriptions
            items={[
              { term: '业务', value: remark },
              {
                term: '关联订单',
                value: orderNo ? (
                  <Link href={`/core/orderDetail?orderNo=${orderNo}`}>{orderNo}</Link>
                ) : undefined,
              },
              { term: '交易时间', value: formatDateTime(at) },
              { term: '操作人', value: operatorName },
              { term: '交易前余额', value: moneyText(balanceBeforeFen) },
              { term: '交易后余额', value: moneyText(balanceFen) },
            ]}
          />
        </Stack>
      </Card>
      <Card padding="none" title="记账分录">
        <Table
          caption="记账分录"
          columns={columns}
          rows={postings}
          rowKey={({ account, debitFen }) => `${account} ${debitFen}`}
        />
        <LedgerNote>每一行都不能修改或删除，更正时另记一行。</LedgerNote>
      </Card>
    </Stack>
  );
}
