import { z } from 'zod';
import { companyAttachments } from '../domain/index.js';
import { endpoint, signedIn, type Access } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';

const administrator = { kind: 'user', roles: [5] } as const satisfies Access;
/** Draft fields may be empty: each step saves its current state (each step auto-saves). */
const line = (max: number) => z.string().trim().max(max);

const basics = legacy(
  z.object({
    companyName: line(100),
    creditCode: line(20),
    kind: line(40),
    foundedOn: f.day.or(z.literal('')),
    /** Empty is 长期. */
    operatesUntil: f.day.or(z.literal('')),
    /** In 10,000 yuan, as on the license. */
    registeredCapital: line(20),
    address: line(120),
    region: line(60),
    scope: line(2_000),
    /** 已核对，仍然提交: the check digit fails but the user confirms the code. */
    codeConfirmed: z.boolean(),
  }),
  { companyName: 'qymc', creditCode: 'tyShxyDm', address: 'dwdz' },
);
const people = z.object({
  representativeName: line(30),
  representativeIdKind: z.enum(['idCard', 'passport', 'other']),
  representativeIdNumber: line(30),
  representativePhone: line(20),
  agentName: line(30),
  agentIdNumber: line(30),
  agentPhone: line(20),
  agentEmail: line(60),
});
const billing = z.object({
  bank: line(60),
  account: line(40),
  address: line(120),
  phone: line(20),
  email: line(60),
  mailingAddress: line(120),
});
const attachmentKind = z.enum(companyAttachments);
const attachments = z.array(z.object({ kind: attachmentKind, fileId: f.fileId })).max(3);

const comparison = z.object({
  field: z.enum(['companyName', 'creditCode', 'representativeName', 'address']),
  label: z.string(),
  entered: z.string(),
  /** Null when the license could not be read. */
  read: z.string().nullable(),
  same: z.boolean(),
});
/** 0 not submitted, 1 waiting, 2 passed, 3 failed. */
const review = z.enum(['0', '1', '2', '3']);

export const companyRecord = z.object({
  id: f.uuid,
  /**
   * Version, incremented by every save; a writer sends the version it read, so that two windows do not overwrite each
   * other.
   */
  version: z.int().min(0),
  review,
  rejection: z.array(z.object({ field: z.string(), reason: z.string() })),
  /** False after submitting: 如需修改请办理“企业变更”. */
  editable: z.boolean(),
  completeness: z.int().min(0).max(100),
  basics,
  people,
  billing,
  files: z.array(z.object({ kind: attachmentKind, file: f.fileLink })),
  comparison: z.array(comparison),
  /** False without automatic reading of license pictures: people then compare scans and photos. */
  picturesRead: z.boolean(),
  changes: z.array(z.object({ at: f.beijing, label: z.string(), before: z.string(), after: z.string() })),
  savedAt: f.beijing.nullable(),
});
/** The record of a company, with the comments of a reviewer. */
export type CompanyRecord = z.output<typeof companyRecord>;

const exampleBasics = {
  companyName: '示例建设工程有限公司',
  creditCode: '91210000TEX000010X',
  kind: '有限责任公司',
  foundedOn: '2015-06-18',
  operatesUntil: '' as const,
  registeredCapital: '5000',
  address: '辽宁省沈阳市浑南区示例路 18 号',
  region: '辽宁省/沈阳市/浑南区',
  scope: '建设工程施工（示例）',
  codeConfirmed: false,
};
const examplePeople = {
  representativeName: '李样例',
  representativeIdKind: 'idCard' as const,
  representativeIdNumber: '210000********0013',
  representativePhone: '130****0002',
  agentName: '张示例',
  agentIdNumber: '210000********0013',
  agentPhone: '130****0000',
  agentEmail: 'zhang@example.cn',
};
const exampleBilling = {
  bank: '示例银行沈阳浑南支行',
  account: '0000000000000001',
  address: '辽宁省沈阳市浑南区示例路 18 号',
  phone: '024-00000000',
  email: 'finance@example.cn',
  mailingAddress: '',
};
export const exampleCompanyRecord: CompanyRecord = {
  id: '2b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e02',
  version: 7,
  review: '0',
  rejection: [],
  editable: true,
  completeness: 80,
  basics: exampleBasics,
  people: examplePeople,
  billing: exampleBilling,
  files: [{ kind: 'businessLicense', file: f.exampleFile }],
  comparison: [
    {
      field: 'companyName',
      label: '企业名称',
      entered: '示例建设工程有限公司',
      read: '示例建设工程有限公司',
      same: true,
    },
  ],
  picturesRead: true,
  changes: [],
  savedAt: '2026-11-21 14:32:05',
};
const saved = z.object({ version: z.int(), savedAt: f.beijing, completeness: z.int().min(0).max(100) });
const exampleSaved = { version: 8, savedAt: '2026-11-21 14:32:05', completeness: 84 };
const version = z.int().min(0);

/** Rows: The company’s record. */
export const company = {
  record: endpoint({
    method: 'GET',
    path: '/info/qiye/info',
    summary: 'The company’s record; staff see it without files and with masked numbers',
    source: 'ours (2.3 /core/company)',
    access: signedIn,
    envelope: 'data',
    response: companyRecord,
    example: { response: exampleCompanyRecord },
  }),
  saveBasics: endpoint({
    method: 'PUT',
    path: '/info/qiye/step/1',
    summary: 'Auto-save of the first step; empty fields are allowed until the record is submitted',
    source: '4, 5 (path ours)',
    access: administrator,
    envelope: 'data',
    body: z.object({ version, basics }),
    response: saved,
    example: { body: { version: 7, basics: exampleBasics }, response: exampleSaved },
  }),
  savePeople: endpoint({
    method: 'PUT',
    path: '/info/qiye/step/2',
    summary: 'Auto-save of the second step; a masked number that comes back unchanged is left as it is',
    source: '4, 5 (path ours)',
    access: administrator,
    envelope: 'data',
    body: z.object({ version, people }),
    response: saved,
    example: { body: { version: 7, people: examplePeople }, response: exampleSaved },
  }),
  saveBilling: endpoint({
    method: 'PUT',
    path: '/info/qiye/step/3',
    summary: 'Auto-save of billing and contact data; stays editable after the review',
    source: '4, 5 (path ours)',
    access: administrator,
    envelope: 'data',
    body: z.object({ version, billing }),
    response: saved,
    example: { body: { version: 7, billing: exampleBilling }, response: exampleSaved },
  }),
  saveAttachments: endpoint({
    method: 'PUT',
    path: '/info/qiye/step/4',
    summary: 'Auto-save of the attachments; answers how the license compares with what was entered',
    source: '4, 5 (path ours)',
    access: administrator,
    envelope: 'data',
    body: z.object({ version, attachments }),
    response: saved.extend({ comparison: z.array(comparison) }),
    example: {
      body: {
        version: 7,
        attachments: [{ kind: 'businessLicense', fileId: f.exampleFile.fileId }],
      },
      response: { ...exampleSaved, comparison: exampleCompanyRecord.comparison },
    },
  }),
  submit: endpoint({
    method: 'POST',
    path: '/info/qiye/submit',
    summary:
      'Submit the record: passed at once, or waiting where the province reviews; closed for editing after that',
    source: '4 (path ours)',
    access: administrator,
    envelope: 'data',
    body: z.object({
      version,
      /** The user saw the differences to the license and confirms the data. */
      differencesConfirmed: z.boolean(),
      agreed: z.literal(true, '请先阅读并同意服务协议'),
    }),
    response: companyRecord,
    example: {
      body: { version: 8, differencesConfirmed: false, agreed: true },
      response: { ...exampleCompanyRecord, review: '2', editable: false, completeness: 100 },
    },
  }),
};
