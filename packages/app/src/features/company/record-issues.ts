import {
  attachmentRule,
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkIdCard,
  checkMobile,
  checkPersonName,
  saysTheSame,
  companyAttachments,
  type AttachmentKind,
  type Checked,
} from '@ca-portal/api/domain';
import { tileId } from '../../shared/attachments/index.js';
import type { CompanyRecord } from './queries.js';

export const stepTitles = ['基本信息', '法定代表人与经办人', '开票与联系', '附件与提交'] as const;
/** From 1, as the calls number them. */
export type Step = 1 | 2 | 3 | 4;
export const steps: readonly Step[] = [1, 2, 3, 4];

/** The position in the record: a step, and the linked field or file (`people.agentName`). */
export interface RecordPlace {
  step: Step;
  item?: string;
}

/** What blocks the submit, and the step where it can be corrected. */
export interface RecordIssue {
  step: Step;
  text: string;
}

type Form = Pick<CompanyRecord, 'basics' | 'people' | 'files'>;

/** A masked value from the server was validated when it was typed. */
const unlessMasked =
  (check: (value: string) => Checked) =>
  (value: string): Checked =>
    value.includes('*') ? { ok: true, value } : check(value);

export const checkNumber = unlessMasked((value) => checkIdCard(value));
export const checkPhone = unlessMasked(checkMobile);

/** A code with a wrong check digit may still be right: 已核对，仍然提交 leads to a manual check. */
export const mayConfirmCode = (code: string): boolean =>
  /^[0-9A-Z]{15}(?:[0-9A-Z]{3})?$/.test(code) && !checkCreditCode(code).ok;

const checkCode = ({ creditCode, codeConfirmed }: CompanyRecord['basics']): Checked =>
  codeConfirmed && mayConfirmCode(creditCode) ? { ok: true, value: creditCode } : checkCreditCode(creditCode);

const filled: Checked = { ok: true, value: '' };

/** The server's rules for a submitted record (dossier 3.1), in the order of the form. */
export function issuesOf({ basics, people, files }: Form): RecordIssue[] {
  const idCard = people.representativeIdKind === 'idCard';
  const rows: [step: Step, label: string, value: string, result: Checked][] = [
    [1, '企业名称', basics.companyName, checkCompanyName(basics.companyName)],
    [1, '统一社会信用代码', basics.creditCode, checkCode(basics)],
    [1, '住所', basics.address, filled],
    [1, '所属地区', basics.region, filled],
    [2, '法定代表人姓名', people.representativeName, checkPersonName(people.representativeName)],
    [
      2,
      '法定代表人证件号码',
      people.representativeIdNumber,
      idCard ? checkNumber(people.representativeIdNumber) : filled,
    ],
    [2, '法定代表人手机号', people.representativePhone, checkPhone(people.representativePhone)],
    [2, '经办人姓名', people.agentName, checkPersonName(people.agentName)],
    [2, '经办人身份证号', people.agentIdNumber, checkNumber(people.agentIdNumber)],
    [2, '经办人手机号', people.agentPhone, checkPhone(people.agentPhone)],
    [2, '经办人邮箱', people.agentEmail, checkEmail(people.agentEmail)],
  ];
  const issues = rows.flatMap(([step, label, value, result]): RecordIssue[] => {
    if (value.trim() === '') return [{ step, text: `${label}没有填写` }];
    return result.ok ? [] : [{ step, text: `${label}：${result.reason}` }];
  });
  const handedIn = new Set(files.map(({ kind }) => kind));
  const missing = companyAttachments
    .filter((kind) => !handedIn.has(kind))
    .map((kind): RecordIssue => ({ step: 4, text: `${attachmentRule(kind).label}没有上传` }));
  return [...issues, ...missing];
}

/** Values that the license was read for and that differ from it. */
export const differencesOf = ({ comparison }: Pick<CompanyRecord, 'comparison'>) =>
  comparison.filter(({ read, same }) => read !== null && !same);

/** The comparison after typing: the server only answers it with the attachments. */
export const comparedAnew = (record: CompanyRecord): CompanyRecord => ({
  ...record,
  comparison: record.comparison.map((row) => {
    const entered = { ...record.people, ...record.basics }[row.field];
    return { ...row, entered, same: row.read !== null && saysTheSame(row.read, entered) };
  }),
});

/** The step that corrects a reviewer's refusal: `basics.address`, `files.sealForm`; none for the whole record. */
export const stepOf = (field: string): Step | undefined =>
  ({ basics: 1, people: 2, billing: 3, files: 4 } as const)[
    field.split('.')[0] as 'basics' | 'people' | 'billing' | 'files'
  ];

/** The position in an address: a refused item also gives its step. The back link stays in the address. */
export const readPlace = (params: URLSearchParams): RecordPlace => {
  const item = params.get('item') ?? '';
  const step = stepOf(item) ?? steps.find((one) => String(one) === params.get('step')) ?? 1;
  return item === '' ? { step } : { step, item };
};
export const placeParams = ({ step, item }: RecordPlace, current: URLSearchParams): URLSearchParams => {
  const back = current.get('back');
  return new URLSearchParams({
    ...(back ? { back } : {}),
    ...(item ? { item } : step === 1 ? {} : { step: String(step) }),
  });
};

/** The element of a field or file, once its step is rendered. */
export const elementOf = (item: string): HTMLElement | null => {
  const [part, name = ''] = item.split('.');
  if (part === 'files') return document.getElementById(tileId(name as AttachmentKind));
  return document.querySelector(`[name="${CSS.escape(name)}"]`);
};
