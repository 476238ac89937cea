import { moneyText } from '@ca-portal/api/domain';
import type { finance } from '@ca-portal/api/groups/finance';
import { Button } from '@ca-portal/ui/button';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table } from '@ca-portal/ui/table';
import type { Answer } from '../../../api/query.js';

export type Line = Answer<typeof finance, 'statement'>[number];

const matches = {
  exact: { text: '相符', family: 'success', icon: 'check' },
  over: { text: '多付', family: 'warning', icon: 'warning' },
  short: { text: '少付', family: 'danger', icon: 'warning' },
  unsure: { text: '需人工判断', family: 'warning', icon: 'clock' },
  known: { text: '已处理过', family: 'neutral', icon: 'check' },
  noSlip: { text: '没有凭证', family: 'warning', icon: 'clock' },
  none: { text: '未找到对应汇款', family: 'danger', icon: 'warning' },
} as const;
const words = ({ match, dueFen, amountFen }: Line): string =>
  ({
    exact: '',
    over: `多 ${moneyText(amountFen - dueFen)}，多付的会登记为待退回`,
    short: `少 ${moneyText(dueFen - amountFen)}，不能确认到账`,
    unsure: '没有备注码，或同一备注码有几笔，请逐件核对',
    known: '',
    noSlip: '付款方还没有上传凭证，请联系其补交后再确认到账',
    none: '请核对附言后在到账确认中查找',
  })[match];

interface StatementLinesProps {
  lines: readonly Line[];
  /** Transfers that were confirmed in this dialog. */
  done: readonly string[];
  busy: boolean;
  isOpen: (line: Line) => boolean;
  onAccept: (line: Line) => void;
}

/** Receipts with the result in words, and a button to confirm those that can be confirmed. */
export function StatementLines({ lines, done, busy, isOpen, onAccept }: StatementLinesProps) {
  return (
    <Table
      caption="银行流水"
      rows={lines}
      rowKey={({ line }) => line}
      columns={[
        {
          key: 'payer',
          header: '流水',
          primary: true,
          render: ({ line, day, payer, remark }) => (
            <>
              <div>{payer}</div>
              <small>{[`第 ${line} 行`, day, remark].filter(Boolean).join('，')}</small>
            </>
          ),
        },
        { key: 'amount', header: '金额', render: ({ amountFen }) => moneyText(amountFen) },
        {
          key: 'match',
          header: '核对结果',
          render: (line) => {
            const { text, ...look } = matches[line.match];
            return done.includes(line.transferNo ?? '') ? (
              <StatusTag family="success" icon="check">
                已确认
              </StatusTag>
            ) : (
              <>
                <StatusTag {...look}>{text}</StatusTag>
                <div>{[line.transferNo, words(line)].filter(Boolean).join('，')}</div>
              </>
            );
          },
        },
        {
          key: 'do',
          header: '操作',
          render: (line) =>
            isOpen(line) ? (
              <Button
                size="sm"
                disabled={busy}
                aria-label={`确认到账，${line.transferNo ?? ''}`}
                onClick={() => onAccept(line)}
              >
                确认到账
              </Button>
            ) : null,
        },
      ]}
    />
  );
}
