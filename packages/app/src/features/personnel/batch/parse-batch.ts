import { checkMobile } from '@ca-portal/api/domain';
import { maskPhone } from '@ca-portal/ui/formats';
import type { StaffMember } from '../queries.js';

/** One person of a batch. */
export interface BatchRow {
  userGuid: string;
  years: number;
  /** Who pays: the company now, or the holder later. */
  payer: 'company' | 'holder';
}

/** A line of the pasted table that matches no member of staff, and why. */
export interface BadLine {
  line: number;
  text: string;
  problem: string;
}

const payers: Readonly<Record<string, BatchRow['payer']>> = { 企业: 'company', 本人: 'holder' };
type Person = Pick<StaffMember, 'userGuid' | 'name' | 'phone'>;

function readLine(
  text: string,
  staff: readonly Person[],
  usual: Omit<BatchRow, 'userGuid'>,
): BatchRow | string {
  const [name = '', typed = '', ...more] = text.trim().split(/[\t,，;；\s]+/);
  const phone = checkMobile(typed);
  if (!phone.ok) return '应有姓名和手机号，后面可以写年限和谁付款（企业、本人）';
  // The list shows masked phones: the name and the visible digits must both match.
  const known = staff.filter((one) => one.name === name && one.phone === maskPhone(phone.value));
  const [person] = known;
  if (!person) return '不是本企业员工，请先邀请加入';
  if (known.length > 1) return '有同名且号码相近的员工，请在列表中勾选';
  const payer = more.map((word) => payers[word]).find(Boolean) ?? usual.payer;
  const years = more.map((word) => /^(\d)年?$/.exec(word)?.[1]).find(Boolean);
  return { userGuid: person.userGuid, payer, years: years ? Number(years) : usual.years };
}

/** Parses a pasted table. A bad line does not stop the others; a duplicate person is taken once. */
export function parseBatch(
  text: string,
  staff: readonly Person[],
  usual: Omit<BatchRow, 'userGuid'>,
): { rows: BatchRow[]; bad: BadLine[] } {
  const rows: BatchRow[] = [];
  const bad: BadLine[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const row = readLine(line, staff, usual);
    const refuse = (problem: string) => bad.push({ line: at + 1, text: line.trim(), problem });
    if (typeof row === 'string') refuse(row);
    else if (rows.some(({ userGuid }) => userGuid === row.userGuid)) refuse('该员工在名单中重复');
    else rows.push(row);
  }
  return { rows, bad };
}
