import type { CompanyRecord } from '@ca-portal/api/contract';
import { attachmentRule, companyAttachments, formatBeijing, saysTheSame } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies, companyRecords, type CompanyFile } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';
import { linkedFiles } from '../personal/index.js';

export type RecordRow = typeof companyRecords.$inferSelect;
export type CompanyRow = typeof companies.$inferSelect;
type Basics = CompanyRecord['basics'];
type People = CompanyRecord['people'];
type Billing = CompanyRecord['billing'];

const emptyBasics: Basics = {
  companyName: '',
  creditCode: '',
  kind: '',
  foundedOn: '',
  operatesUntil: '',
  registeredCapital: '',
  address: '',
  region: '',
  scope: '',
  codeConfirmed: false,
};
const emptyPeople: People = {
  representativeName: '',
  representativeIdKind: 'idCard',
  representativeIdNumber: '',
  representativePhone: '',
  agentName: '',
  agentIdNumber: '',
  agentPhone: '',
  agentEmail: '',
};
const emptyBilling: Billing = {
  bank: '',
  account: '',
  address: '',
  phone: '',
  email: '',
  mailingAddress: '',
};

/** The current form: the draft, with values from the registration for fields that were never entered. */
export const formOf = (company: CompanyRow, row: RecordRow | undefined) => ({
  basics: {
    ...emptyBasics,
    companyName: company.name,
    creditCode: company.creditCode,
    ...row?.basics,
  } as Basics,
  people: { ...emptyPeople, representativeName: company.legalRepresentative, ...row?.people } as People,
  billing: { ...emptyBilling, ...row?.billing } as Billing,
  files: row?.files ?? [],
});
export type Form = ReturnType<typeof formOf>;

/** The required fields (dossier 3.1), by the names that the user sees. */
const wanted = {
  basics: { companyName: '企业名称', creditCode: '统一社会信用代码', address: '住所', region: '所属地区' },
  people: {
    representativeName: '法定代表人姓名',
    representativeIdNumber: '法定代表人证件号码',
    representativePhone: '法定代表人手机号',
    agentName: '经办人姓名',
    agentIdNumber: '经办人身份证号',
    agentPhone: '经办人手机号',
    agentEmail: '经办人邮箱',
  },
} as const;

export function completenessOf({ basics, people, files }: Form): { missing: string[]; percent: number } {
  const basicKeys = Object.keys(wanted.basics) as (keyof typeof wanted.basics)[];
  const peopleKeys = Object.keys(wanted.people) as (keyof typeof wanted.people)[];
  const handedIn = new Set(files.map(({ kind }) => kind));
  const missing = [
    ...basicKeys.filter((key) => !basics[key]).map((key) => wanted.basics[key]),
    ...peopleKeys.filter((key) => !people[key]).map((key) => wanted.people[key]),
    ...companyAttachments.filter((kind) => !handedIn.has(kind)).map((kind) => attachmentRule(kind).label),
  ];
  const all = basicKeys.length + peopleKeys.length + companyAttachments.length;
  return { missing, percent: Math.floor(((all - missing.length) / all) * 100) };
}

/** Masks ID numbers and phones of both people; a masked value that is sent back keeps the stored one. */
export const maskedPeople = (people: People): People => ({
  ...people,
  representativeIdNumber: maskIdNumber(people.representativeIdNumber),
  representativePhone: maskPhone(people.representativePhone),
  agentIdNumber: maskIdNumber(people.agentIdNumber),
  agentPhone: maskPhone(people.agentPhone),
});

/**
 * The entered data beside the license's (spec section 5). Values that could not be read stay open: the page
 * shows that, and never claims that they agree.
 */
export function comparisonOf({ basics, people, files }: Form): CompanyRecord['comparison'] {
  const license = files.find(({ kind }) => kind === 'businessLicense');
  if (!license) return [];
  const row = (field: CompanyRecord['comparison'][number]['field'], label: string, entered: string) => {
    const read = license.read?.[field] ?? null;
    return { field, label, entered, read, same: read !== null && saysTheSame(read, entered) };
  };
  return [
    row('companyName', '企业名称', basics.companyName),
    row('creditCode', '统一社会信用代码', basics.creditCode),
    row('representativeName', '法定代表人', people.representativeName),
    row('address', '住所', basics.address),
  ];
}

export async function companyWithRecord(db: Db, companyId: string | null) {
  const [found] = companyId
    ? await db
        .select({ company: companies, record: companyRecords })
        .from(companies)
        .leftJoin(companyRecords, eq(companyRecords.companyId, companies.id))
        .where(eq(companies.id, companyId))
    : [];
  if (!found) throw new PortalError('notFound');
  return found;
}

/** The company's record, locked until the transaction ends; created on the first save. */
export async function lockRecord(tx: Db, companyId: string): Promise<RecordRow> {
  await tx.insert(companyRecords).values({ companyId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(companyRecords)
    .where(eq(companyRecords.companyId, companyId))
    .for('update');
  if (!row) throw new PortalError('notFound');
  return row;
}

/** The record as sent to clients. Staff see it without files; numbers of people are masked for everybody. */
export async function recordView(
  { db, licenseReader }: Services,
  companyId: string | null,
  asAdministrator: boolean,
): Promise<CompanyRecord> {
  const { company, record } = await companyWithRecord(db, companyId);
  const form = formOf(company, record ?? undefined);
  return {
    id: company.id,
    version: record?.version ?? 0,
    review: company.draftReview,
    rejection: record?.rejection ?? [],
    editable: asAdministrator && !record?.submittedAt,
    completeness: completenessOf(form).percent,
    basics: form.basics,
    people: maskedPeople(form.people),
    billing: form.billing,
    files: asAdministrator ? await linkedFiles<CompanyFile['kind']>(db, form.files) : [],
    comparison: asAdministrator ? comparisonOf(form) : [],
    picturesRead: licenseReader.connected,
    changes: record?.changes ?? [],
    savedAt: record?.savedAt ? formatBeijing(record.savedAt) : null,
  };
}
