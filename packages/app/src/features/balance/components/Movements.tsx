import { type LedgerKind, ledgerKindLabels, ledgerKinds, moneyText } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { DateRangePicker } from '@ca-portal/ui/date-range-picker';
import { Empty } from '@ca-portal/ui/empty';
import { formatMinute } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Segmented } from '@ca-portal/ui/segmented';
import type { TableColumn } from '@ca-portal/ui/table';
import { useAddressState } from '../../../routing/useAddressState.js';
import { Filters, ListTable, NameCell, OneLine } from '../../../shared/list/index.js';
import { useSaved } from '../../../shared/files/index.js';
import { useLastDays } from '../../../shared/time/index.js';
import { isFiltered, positionParams, readPosition, start } from '../balance-position.js';
import { Amount } from '../Balance.styles.js';
import { signedMoney } from '../money-text.js';
import { exportMovements, pageSize, useMovements, type Movement } from '../queries.js';
import { KindTag } from './KindTag.js';

const all = 'all';
const kinds = [
  { value: all, label: '全部' },
  ...ledgerKinds.map((value) => ({ value, label: ledgerKindLabels[value] })),
];

const columns: TableColumn<Movement>[] = [
  {
    key: 'time',
    header: '时间',
    render: ({ at }) => <OneLine>{formatMinute(at)}</OneLine>,
  },
  { key: 'kind', header: '类型', render: KindTag },
  {
    key: 'what',
    header: '说明',
    primary: true,
    render: ({ remark, kind, flowNo }) => (
      <NameCell data-mono="">
        {remark || ledgerKindLabels[kind]}
        <small>{flowNo}</small>
      </NameCell>
    ),
  },
  {
    key: 'amount',
    header: '金额',
    align: 'right',
    render: ({ amountFen }) => (
      <Amount data-in={amountFen > 0 ? '' : undefined}>{signedMoney(amountFen)}</Amount>
    ),
  },
  { key: 'balance', header: '余额', align: 'right', render: ({ balanceFen }) => moneyText(balanceFen) },
  { key: 'operator', header: '操作人', render: ({ operatorName }) => operatorName },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: ({ id, flowNo }) => (
      <LinkButton
        size="sm"
        variant="text"
        href={`/core/myMemberCard/orderDetails?id=${id}`}
        aria-label={`详情，流水号 ${flowNo}`}
      >
        详情
      </LinkButton>
    ),
  },
];

/** 收支明细: every movement with the balance after it. */
export function Movements() {
  const [position, moveTo] = useAddressState(readPosition, positionParams);
  const movements = useMovements(position);
  const presets = useLastDays();
  const { save, saving } = useSaved();
  return (
    <Card
      padding="none"
      title="收支明细"
      extra={
        <Button
          size="sm"
          icon={<Icon name="download" />}
          loading={saving}
          loadingText="生成中"
          onClick={() => save(() => exportMovements(position))}
        >
          导出
        </Button>
      }
    >
      <Filters data-flush="" aria-label="筛选收支明细">
        <Segmented
          label="类型"
          options={kinds}
          value={position.kind || all}
          onValueChange={(kind) =>
            moveTo({ ...position, kind: kind === all ? '' : (kind as LedgerKind), page: 1 })
          }
        />
        <span data-part="range">
          <span aria-hidden="true">时间</span>
          <DateRangePicker
            label="时间"
            presets={presets}
            value={{ start: position.from, end: position.to }}
            onValueChange={(range) => moveTo({ ...position, from: range.start, to: range.end, page: 1 })}
          />
        </span>
        {isFiltered(position) ? (
          <Button variant="text" onClick={() => moveTo(start)}>
            重置
          </Button>
        ) : null}
      </Filters>
      <ListTable
        list={movements}
        unharmed="您的余额没有变化"
        caption="收支明细"
        columns={columns}
        rowKey={({ id }) => id}
        pages={{ page: position.page, pageSize, onPage: (page) => moveTo({ ...position, page }) }}
        empty={
          isFiltered(position) ? (
            <Empty
              art="search"
              size="sm"
              title="没有符合条件的记录"
              reason="换一个类型或时间试试。"
              action={<Button onClick={() => moveTo(start)}>清除全部条件</Button>}
            />
          ) : (
            <Empty size="sm" title="还没有收支记录" reason="充值或用余额支付后，会出现在这里。" />
          )
        }
      />
    </Card>
  );
}
