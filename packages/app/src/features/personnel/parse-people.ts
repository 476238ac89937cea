import { checkIdCard, checkMobile, checkPersonName, roleLabels } from '@ca-portal/api/domain';
import type { Invitee } from './queries.js';
import { staffRoles } from './staff-position.js';

/** One line of a pasted list: a person who can be invited, or the reason why not. */
export interface PastedRow {
  /** Line number in the text, from 1. */
  line: number;
  name: string;
  role: string;
  person?: Invitee;
  problem?: string;
}

/** Maximum number for one call. */
export const mostPeople = 200;

const roleNamed = (name: string) => staffRoles.find((role) => roleLabels[role] === name);

function readRow(text: string, line: number): PastedRow {
  // Spreadsheet columns are separated by tabs; people type spaces and commas.
  const cells = text.trim().split(/[\t,，;；\s]+/);
  const [name = '', phone = ''] = cells;
  const role = cells.at(-1) ?? '';
  const idNumber = cells.length > 3 ? (cells[2] ?? '') : '';
  const row = { line, name, role };
  if (cells.length < 3) return { ...row, role: '', problem: '应有姓名、手机号、角色，身份证号可以不填' };
  const checkedName = checkPersonName(name);
  if (!checkedName.ok) return { ...row, problem: checkedName.reason };
  const checkedPhone = checkMobile(phone);
  if (!checkedPhone.ok) return { ...row, problem: checkedPhone.reason };
  const checkedId = idNumber === '' ? undefined : checkIdCard(idNumber);
  if (checkedId && !checkedId.ok) return { ...row, problem: checkedId.reason };
  const roleId = roleNamed(role);
  if (roleId === undefined) return { ...row, problem: `没有“${role}”角色，请改选` };
  return {
    ...row,
    person: { name: checkedName.value, phone: checkedPhone.value, idNumber: checkedId?.value ?? '', roleId },
  };
}

/**
 * Parses a list pasted from a spreadsheet: name, phone, optional ID number, role. A bad row does not stop the others.
 */
export function parsePeople(text: string): PastedRow[] {
  const seen = new Set<string>();
  return text.split('\n').flatMap((lineText, at): PastedRow[] => {
    if (lineText.trim() === '') return [];
    const { person, ...row } = readRow(lineText, at + 1);
    if (!person) return [row];
    if (seen.has(person.phone)) return [{ ...row, problem: '名单中有重复的手机号' }];
    if (seen.size >= mostPeople) return [{ ...row, problem: `一次最多邀请 ${mostPeople} 人，请分批粘贴` }];
    seen.add(person.phone);
    return [{ ...row, person }];
  });
}
