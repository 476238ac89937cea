import { z } from 'zod';
import { personalAttachments } from '../domain/index.js';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';

const kind = z.enum(personalAttachments);
const line = (max: number) => z.string().trim().max(max);

/** Fields of the personal record; a draft may leave them empty, submitting may not. */
export const personalFields = legacy(
  z.object({
    name: line(30),
    idNumber: line(20),
    email: line(60),
    idValidUntil: f.day.or(z.literal('')),
    ethnicity: line(20),
    address: line(120),
    /** Cost engineers only; empty for all others. */
    registrationLevel: z.enum(['', '1', '2']),
    registrationNumber: line(30),
    sealCode: line(30),
    sealValidUntil: f.day.or(z.literal('')),
    /** Experts only. */
    expertNumber: line(30),
    speciality: line(60),
  }),
  { name: 'yhXm', idNumber: 'yhSfZh' },
);

const record = legacy(
  z.object({
    version: z.int().min(0),
    editable: z.boolean(),
    phone: z.string(),
    companyName: z.string(),
    roleName: z.string(),
    /** All roles of the person: they determine the required fields. */
    roleIds: z.array(z.int()),
    /** 0 not submitted, 1 waiting, 2 passed, 3 sent back. */
    review: z.enum(['0', '1', '2', '3']),
    /** From the ID number; empty while there is none. */
    sex: z.enum(['', '男', '女']),
    birthday: z.string(),
    completeness: z.int().min(0).max(100),
    /** 1 phone, 2 name and ID match, 3 face. */
    verification: z.int().min(0).max(3),
    /** False where no real check is connected: the page says 演示环境：未接入真实核验. */
    verificationConnected: z.boolean(),
    fields: personalFields,
    files: z.array(z.object({ kind, file: f.fileLink })),
    rejection: z.array(z.object({ field: z.string(), reason: z.string() })),
    savedAt: f.beijing.nullable(),
  }),
  { phone: 'yhdh', companyName: 'yhDwMc' },
);
/** The record of a person, with the comments of a reviewer. */
export type PersonalRecord = z.output<typeof record>;

export const examplePersonalFields = {
  name: '张示例',
  idNumber: '210000********0013',
  email: 'zhang@example.cn',
  idValidUntil: '2036-03-07',
  ethnicity: '汉族',
  address: '',
  registrationLevel: '' as const,
  registrationNumber: '',
  sealCode: '',
  sealValidUntil: '' as const,
  expertNumber: '',
  speciality: '',
};
const exampleRecord: PersonalRecord = {
  version: 3,
  editable: true,
  phone: '130****0000',
  companyName: '示例建设工程有限公司',
  roleName: '企业管理员',
  roleIds: [5],
  review: '0',
  sex: '男',
  birthday: '1990-03-07',
  completeness: 70,
  verification: 2,
  verificationConnected: false,
  fields: examplePersonalFields,
  files: [{ kind: 'idFront', file: { ...f.exampleFile, name: '身份证人像面.jpg' } }],
  rejection: [],
  savedAt: '2026-11-21 14:32:05',
};
const saved = z.object({ version: z.int(), savedAt: f.beijing, completeness: z.int().min(0).max(100) });
const attachments = z.array(z.object({ kind, fileId: f.fileId })).max(5);

/** Rows: The person’s record. */
export const personal = {
  record: endpoint({
    method: 'GET',
    path: '/info/geren/info',
    summary: 'The caller’s personal record, ID number masked',
    source: 'ours (2.3 /core/personal)',
    access: signedIn,
    envelope: 'data',
    response: record,
    example: { response: exampleRecord },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/info/geren/info',
    summary: 'Auto-save; a masked ID number that comes back unchanged is left as it is',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    body: z.object({ version: z.int().min(0), fields: personalFields, attachments }),
    response: saved,
    example: {
      body: {
        version: 3,
        fields: examplePersonalFields,
        attachments: [{ kind: 'idFront', fileId: f.exampleFile.fileId }],
      },
      response: { version: 4, savedAt: '2026-11-21 14:32:05', completeness: 74 },
    },
  }),
  submit: endpoint({
    method: 'POST',
    path: '/info/geren/submit',
    summary: 'Submit the record: name, ID number, e-mail and all five attachments are required',
    source: '5 (path ours)',
    access: signedIn,
    envelope: 'data',
    body: z.object({
      version: z.int().min(0),
      agreed: z.literal(true, '请先阅读并同意个人信息处理规则'),
    }),
    response: record,
    example: {
      body: { version: 4, agreed: true },
      response: { ...exampleRecord, completeness: 100 },
    },
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/info/geren/reveal',
    summary: 'One masked value in full; the view is logged',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ field: z.enum(['idNumber', 'phone']) }),
    response: z.object({ value: z.string() }),
    example: { body: { field: 'phone' }, response: { value: '13000000000' } },
  }),
};
