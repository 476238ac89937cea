import { z } from 'zod';
import {
  applicationStateValues,
  applyRoleValues,
  personalAttachments,
  permissions,
} from '../domain/index.js';
import { companyRecord, exampleCompanyRecord } from './company.js';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';
import { examplePersonalFields, personalFields } from './personal.js';
import { may } from './system-access.js';

const access = may(permissions.reviewRoles);
const decision = z.discriminatedUnion('approve', [
  z.object({ approve: z.literal(true) }),
  z.object({ approve: z.literal(false), reason: z.string().trim().min(2, '请填写驳回原因').max(200) }),
]);
/** Rejected items of a record, by the names of the form (`fields.email`, `files.idFront`). */
const recordDecision = z.discriminatedUnion('approve', [
  z.object({ approve: z.literal(true) }),
  z.object({
    approve: z.literal(false),
    reason: z.string().trim().min(2, '请填写驳回原因').max(200),
    items: z
      .array(
        z.object({
          field: z.string().regex(/^[a-zA-Z.]{1,60}$/),
          reason: z.string().trim().min(2, '请填写每一项的退回原因').max(200),
        }),
      )
      .max(40)
      .optional(),
  }),
]);
const byId = z.object({ id: f.id });

const person = legacy(
  z.object({
    userGuid: f.uuid,
    name: z.string(),
    phone: z.string(),
    idNumber: z.string(),
    companyName: z.string(),
    roleNames: z.array(z.string()),
    completeness: z.int().min(0).max(100),
    /** 0 not submitted, 1 waiting, 2 passed, 3 failed. */
    review: z.enum(['0', '1', '2', '3']),
    submittedAt: f.beijing.nullable(),
  }),
  { name: 'yhXm', phone: 'yhdh', idNumber: 'yhSfZh', companyName: 'yhDwMc' },
);
const application = z.object({
  id: z.int(),
  applicantName: z.string(),
  phone: z.string(),
  companyName: z.string(),
  code: z.string(),
  role: z.enum(applyRoleValues),
  /** Empty while the company has none. */
  administratorName: z.string(),
  attachments: z.array(f.fileLink),
  state: z.enum(applicationStateValues),
  reason: z.string(),
  createdAt: f.beijing,
});
const examplePerson = {
  userGuid: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12',
  name: '李样例',
  phone: '130****0002',
  idNumber: '210000********0013',
  companyName: '示例建设工程有限公司',
  roleNames: ['项目负责人'],
  completeness: 100,
  review: '1' as const,
  submittedAt: '2026-11-20 17:00:00',
};
const exampleApplication = {
  id: 9,
  applicantName: '张示例',
  phone: '130****0000',
  companyName: '示例建设工程有限公司',
  code: '91210000TEX000010X',
  role: '1' as const,
  administratorName: '',
  attachments: [],
  state: 'waiting' as const,
  reason: '',
  createdAt: '2026-11-20 15:00:00',
};
const user = { userGuid: examplePerson.userGuid };
const company = z.object({
  companyId: f.uuid,
  companyName: z.string(),
  creditCode: z.string(),
  administratorName: z.string(),
  completeness: z.int().min(0).max(100),
  review: z.enum(['0', '1', '2', '3']),
  submittedAt: f.beijing.nullable(),
});
const exampleCompany = {
  companyId: '2b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e02',
  companyName: '示例建设工程有限公司',
  creditCode: '91210000TEX000010X',
  administratorName: '张示例',
  completeness: 100,
  review: '1' as const,
  submittedAt: '2026-11-20 16:00:00',
};
const recovery = z.object({
  id: z.int(),
  /** Whose phone it is: his record is read with `person`. */
  userGuid: f.uuid,
  name: z.string(),
  idNumber: z.string(),
  oldPhone: z.string(),
  newPhone: z.string(),
  state: z.enum(['waiting', 'approved', 'rejected']),
  createdAt: f.beijing,
  /** Empty until the first of two people has approved. */
  firstApprover: z.string(),
  /** The old number has been told, and may object until then: no second approval takes effect before. */
  notBefore: f.beijing,
  /**
   * What an approval by the caller waits for: `first`, it would be the first of two; `other`, he has given the first
   * one; `notice`, the old number can still object; `second`, nothing. Null when it is decided.
   */
  waitsFor: z.enum(['first', 'other', 'notice', 'second']).nullable(),
  /** Why it was refused; empty otherwise. */
  refusal: z.string(),
});
const exampleRecovery = {
  id: 3,
  userGuid: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12',
  name: '李样例',
  idNumber: '210000********0013',
  oldPhone: '130****0002',
  newPhone: '130****0009',
  state: 'waiting' as const,
  createdAt: '2026-11-20 18:00:00',
  firstApprover: '王演示',
  notBefore: '2026-11-21 18:00:00',
  waitsFor: 'second' as const,
  refusal: '',
};

/** The office’s side: people and their records (personalManage), and applications for a role. */
export const peopleReview = {
  people: endpoint({
    method: 'GET',
    path: '/review/people/list',
    summary: 'People with the state of their personal record, masked',
    source: 'ours (2.3 personalManage)',
    access,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      keyword: f.keyword.optional(),
      review: z.enum(['0', '1', '2', '3']).optional(),
    }),
    response: person,
    example: { query: { page: 1, limit: 20 }, response: examplePerson },
  }),
  person: endpoint({
    method: 'GET',
    path: '/review/people/{userGuid}',
    summary: 'One person’s record with attachments; the view is logged',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ userGuid: f.uuid }),
    response: legacy(
      z.object({
        ...person.shape,
        email: z.string(),
        /** As entered, the ID number masked. */
        fields: personalFields,
        /** They determine the required attachments. */
        roleIds: z.array(z.int()),
        files: z.array(z.object({ kind: z.enum(personalAttachments), file: f.fileLink })),
      }),
      { name: 'yhXm', phone: 'yhdh', idNumber: 'yhSfZh', companyName: 'yhDwMc' },
    ),
    example: {
      params: user,
      response: {
        ...examplePerson,
        email: 'li@example.cn',
        fields: { ...examplePersonalFields, name: '李样例', email: 'li@example.cn' },
        roleIds: [2],
        files: [{ kind: 'idFront', file: { ...f.exampleFile, name: '身份证人像面.jpg' } }],
      },
    },
  }),
  decidePerson: endpoint({
    method: 'POST',
    path: '/review/people/{userGuid}',
    summary: 'Pass a personal record, or send it back with a reason',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ userGuid: f.uuid }),
    body: recordDecision,
    response: person,
    example: { params: user, body: { approve: true }, response: { ...examplePerson, review: '2' } },
  }),
  applications: endpoint({
    method: 'GET',
    path: '/review/roleApply/list',
    summary: 'Applications for a role in a company, those that wait first',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: z.enum(applicationStateValues).optional() }),
    response: application,
    example: { query: { page: 1, limit: 20, state: 'waiting' }, response: exampleApplication },
  }),
  decideApplication: endpoint({
    method: 'POST',
    path: '/review/roleApply/{id}',
    summary: 'Approve or reject an application; a company has one administrator',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    body: decision,
    response: application,
    example: {
      params: { id: 9 },
      body: { approve: true },
      response: { ...exampleApplication, state: 'approved' },
    },
  }),
  companies: endpoint({
    method: 'GET',
    path: '/review/company/list',
    summary: 'Companies with the state of their record, those that wait first',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      keyword: f.keyword.optional(),
      review: z.enum(['0', '1', '2', '3']).optional(),
    }),
    response: company,
    example: { query: { page: 1, limit: 20, review: '1' }, response: exampleCompany },
  }),
  company: endpoint({
    method: 'GET',
    path: '/review/company/{companyId}',
    summary: 'One company’s record with attachments; the view is logged',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ companyId: f.uuid }),
    response: companyRecord,
    example: {
      params: { companyId: exampleCompany.companyId },
      response: { ...exampleCompanyRecord, review: '1', editable: false },
    },
  }),
  decideCompany: endpoint({
    method: 'POST',
    path: '/review/company/{companyId}',
    summary: 'Pass a company’s record where the province reviews it, or send it back with a reason',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ companyId: f.uuid }),
    body: recordDecision,
    response: company,
    example: {
      params: { companyId: exampleCompany.companyId },
      body: { approve: true },
      response: { ...exampleCompany, review: '2' },
    },
  }),
  recoveries: endpoint({
    method: 'GET',
    path: '/review/phoneRecovery/list',
    summary: 'People who have lost their registered phone, those that wait first',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: z.enum(['waiting', 'approved', 'rejected']).optional() }),
    response: recovery,
    example: { query: { page: 1, limit: 20, state: 'waiting' }, response: exampleRecovery },
  }),
  decideRecovery: endpoint({
    method: 'POST',
    path: '/review/phoneRecovery/{id}',
    summary:
      'Approve a new phone in place of the lost one, or refuse it; it takes two people and a day’s notice to the old number',
    source: 'ours',
    access,
    notByKey: true,
    envelope: 'data',
    params: byId,
    body: decision,
    response: recovery,
    example: {
      params: { id: 3 },
      body: { approve: true },
      response: { ...exampleRecovery, state: 'approved', waitsFor: null },
    },
  }),
};
