import { fenOf } from '@ca-portal/api/domain';
import { InvalidInput } from '../../kernel/portal-error.js';

/** A receipt on a bank's statement. */
export interface StatementLine {
  readonly line: number;
  readonly day: string;
  readonly payer: string;
  readonly remark: string;
  readonly amountFen: number;
}

/**
 * Column heads in the exports of the banks; for the remark all matching columns are read, for the others the
 * first.
 */
const heads = {
  amount: /^(?:贷方(?:发生额|金额)|收入(?:金额)?|入账金额|贷方发生额\(收入\)|转入金额)/,
  anyAmount: /^(?:交易金额|发生额|金额)/,
  remark: /(?:附言|摘要|用途|备注)/,
  payer: /^(?:对方(?:户名|单位名称|名称|账户名称)|付款(?:人|方)(?:名称|户名)?)/,
  day: /^(?:交易|记账|入账)?(?:日期|时间)/,
};

/** `￥1,234.50` in fen; undefined for what is no amount that came in. */
const fenIn = (text: string): number | undefined => fenOf(text.replace(/[，\s¥￥+]/g, ''));

/** `20261121`, `2026/11/21 10:20` or a spreadsheet's day number as a day; other texts unchanged. */
function dayIn(text: string): string {
  const parts = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})(?:\D|$)/.exec(text);
  if (parts) return [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('-');
  const serial = Number(text);
  if (!(serial > 40_000 && serial < 70_000)) return text;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
}

/** The receipts of a statement: lines above the heads and outgoing payments are left out. */
export function statementLines(rows: readonly (readonly string[])[]): StatementLine[] {
  const at = rows.findIndex(
    (row) =>
      row.some((head) => heads.amount.test(head) || heads.anyAmount.test(head)) &&
      row.some((head) => heads.remark.test(head)),
  );
  const head = rows[at] ?? [];
  const place = (fits: RegExp) => head.findIndex((name) => fits.test(name));
  const amount = place(heads.amount) >= 0 ? place(heads.amount) : place(heads.anyAmount);
  if (at < 0) {
    const message = '没有找到贷方金额和附言等列，请从网银导出含这些列的流水后再上传';
    throw new InvalidInput([{ field: 'file', message }]);
  }
  const remarks = head.flatMap((name, i) => (heads.remark.test(name) ? [i] : []));
  return rows.slice(at + 1).flatMap((row, i) => {
    const amountFen = fenIn(row[amount] ?? '') ?? 0;
    if (amountFen <= 0) return [];
    const remark = remarks.flatMap((column) => row[column] || []).join(' ');
    const payer = row[place(heads.payer)] ?? '';
    return { line: at + i + 2, day: dayIn(row[place(heads.day)] ?? ''), payer, remark, amountFen };
  });
}
