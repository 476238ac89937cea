import { moneyText } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { Select } from '@ca-portal/ui/select';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { RowChoice } from '../PersonnelPage.styles.js';
import type { StaffMember } from '../queries.js';
import type { BatchRow } from './parse-batch.js';
import type { CheckedRow } from './queries.js';

const looks = {
  ready: ['success', 'check', '可以办理'],
  warning: ['warning', 'warning', '请确认'],
  fix: ['danger', 'close', '不能办理'],
} as const;
const payers = [
  { value: 'company', label: '企业付款' },
  { value: 'holder', label: '本人付款' },
];

interface BatchRowsProps {
  rows: readonly BatchRow[];
  staff: readonly StaffMember[];
  checked: readonly CheckedRow[] | undefined;
  yearOptions: readonly number[];
  onChange: (rows: BatchRow[]) => void;
}

/** The people who get a lock: years and payer per row, and whether the row is possible. */
export function BatchRows({ rows, staff, checked, yearOptions, onChange }: BatchRowsProps) {
  const nameOf = ({ userGuid }: BatchRow) =>
    staff.find((one) => one.userGuid === userGuid)?.name ?? '已离职员工';
  const put = (row: BatchRow, change: Partial<BatchRow>) =>
    onChange(rows.map((one) => (one.userGuid === row.userGuid ? { ...one, ...change } : one)));
  const resultOf = (row: BatchRow) => checked?.find(({ userGuid }) => userGuid === row.userGuid);
  const columns: TableColumn<BatchRow>[] = [
    { key: 'name', header: '姓名', primary: true, render: nameOf },
    {
      key: 'phone',
      header: '手机号',
      render: ({ userGuid }) => staff.find((one) => one.userGuid === userGuid)?.phone ?? EMPTY_VALUE,
    },
    {
      key: 'years',
      header: '有效期',
      render: (row) => (
        <RowChoice>
          <Select
            aria-label={`有效期，${nameOf(row)}`}
            options={yearOptions.map((years) => ({ value: String(years), label: `${years} 年` }))}
            value={String(row.years)}
            onValueChange={(years) => put(row, { years: Number(years) })}
          />
        </RowChoice>
      ),
    },
    {
      key: 'payer',
      header: '谁付款',
      render: (row) => (
        <RowChoice>
          <Select
            aria-label={`谁付款，${nameOf(row)}`}
            options={payers}
            value={row.payer}
            onValueChange={(payer) => put(row, { payer: payer === 'holder' ? 'holder' : 'company' })}
          />
        </RowChoice>
      ),
    },
    {
      key: 'result',
      header: '检查结果',
      render: (row) => {
        const result = resultOf(row);
        if (!result) return '待检查';
        const [family, icon, label] = looks[result.result];
        return (
          <StatusTag family={family} icon={icon}>
            {result.reason || label}
          </StatusTag>
        );
      },
    },
    {
      key: 'price',
      header: '价格',
      align: 'right',
      render: (row) => {
        const fen = resultOf(row)?.priceFen;
        return fen === undefined || fen === null ? EMPTY_VALUE : moneyText(fen);
      },
    },
    {
      key: 'actions',
      header: '操作',
      actions: true,
      render: (row) => (
        <Button
          size="sm"
          variant="text"
          aria-label={`移除，${nameOf(row)}`}
          onClick={() => onChange(rows.filter((one) => one.userGuid !== row.userGuid))}
        >
          移除
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption="办理名单"
      columns={columns}
      rows={rows}
      rowKey={({ userGuid }) => userGuid}
      empty={
        <Empty size="sm" title="名单里还没有员工" reason="在员工管理中勾选员工，或在上面粘贴表格后加入。" />
      }
    />
  );
}
