import { z } from 'zod';
import { attachmentKinds, businessTypes } from '../domain/index.js';
import { endpoint, fileFacts, signedIn, type Access } from './endpoint.js';
import * as f from './fields.js';

/**
 * Forms as PDF: the applicant's data, Chinese text and a barcode of the order and its platforms, by
 * which the stamped form is later matched with the order. `{id}` is the order's number, for a company's letters
 * the company's id. Fields of the body are printed; empty ones come from the record.
 */
const fileName = z.string().trim().min(1).max(100);
const byOrder = z.object({ id: f.orderNo });
const byCompany = z.object({ id: f.uuid });
const platformCodes = z.array(f.code).max(20);
const remark = f.sentence;
const administrator = { kind: 'user', roles: [5] } as const satisfies Access;

const formBody = z.object({ platformCodes, remark });
const exampleForm = { platformCodes: ['P01'], remark: '' };
const batchBody = z.object({ orderNos: z.array(f.orderNo).min(1, '请选择订单').max(200), remark });
const exampleBatch = { orderNos: ['DD20261121000001', 'DD20261121000002'], remark: '' };
/** A form before there is an order. */
const applicationBody = z.object({
  orderType: z.enum(businessTypes),
  productId: f.code,
  providerCode: f.code,
  platformCodes,
  years: z.int().min(1).max(5),
});
const exampleApplication = {
  orderType: '0101' as const,
  productId: 'lock-master',
  providerCode: 'F01',
  platformCodes: ['P01'],
  years: 2,
};
const letterBody = z.object({
  /** The person who comes to the counter or fills in the form. */
  agentName: f.personName,
  agentIdNumber: f.idCard,
  agentPhone: f.mobile,
  validUntil: f.day,
});
/** A letter for a change of the company names the future persons; missing fields come from the record. */
const newLetterBody = letterBody.extend({
  companyName: f.companyName.optional(),
  legalRepresentative: f.personName.optional(),
});
const exampleLetter = {
  agentName: '李样例',
  agentIdNumber: '210000199003070013',
  agentPhone: '13000000002',
  validUntil: '2027-11-21',
};
const pdf = (name: string) => ({ fileName: name, contentType: 'application/pdf' });
const order = { id: 'DD20261121000001' };
const company = { id: '2b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e02' };

/** The rows with an order in the path differ in path, form and authorization. */
const orderForm = (path: string, summary: string, name: string, access: Access = signedIn) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    source: '7.7',
    access,
    envelope: 'binary',
    params: byOrder,
    body: formBody,
    response: fileFacts,
    example: { params: order, body: exampleForm, response: pdf(name) },
  });

/** Rows: Forms filled in as PDF. */
export const templates = {
  company: endpoint({
    method: 'POST',
    path: '/template/new/qy/{id}',
    summary: 'Application form of a company, under the file name asked for',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    params: byOrder,
    query: z.object({ fileName }),
    body: formBody,
    response: fileFacts,
    example: {
      params: order,
      query: { fileName: '企业证书申请表.pdf' },
      body: exampleForm,
      response: pdf('企业证书申请表.pdf'),
    },
  }),
  companyApplication: endpoint({
    method: 'POST',
    path: '/template/comApplyCert',
    summary: 'Application form of a company for choices that are not an order yet; marked as a preview',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    body: applicationBody,
    response: fileFacts,
    example: { body: exampleApplication, response: pdf('企业证书申请表（预览）.pdf') },
  }),
  personApplication: endpoint({
    method: 'POST',
    path: '/template/personCert',
    summary: 'Application form of a person for choices that are not an order yet; marked as a preview',
    source: '7.7',
    access: signedIn,
    envelope: 'binary',
    body: applicationBody,
    response: fileFacts,
    example: {
      body: { ...exampleApplication, productId: 'lock-personal' },
      response: pdf('个人证书申请表（预览）.pdf'),
    },
  }),
  batchChange: endpoint({
    method: 'POST',
    path: '/template/batch/bg',
    summary: 'One form for an enterprise change of several locks',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    query: z.object({ fileName }),
    body: batchBody,
    response: fileFacts,
    example: {
      query: { fileName: '批量变更申请表.pdf' },
      body: exampleBatch,
      response: pdf('批量变更申请表.pdf'),
    },
  }),
  projectLeader: orderForm(
    '/template/new/fzr/{id}',
    'Application form of a project leader',
    '项目负责人证书申请表.pdf',
  ),
  expert: orderForm('/template/new/zj/{id}', 'Application form of an expert', '评标专家证书申请表.pdf'),
  costEngineer: orderForm(
    '/template/new/zjs/{id}',
    'Application form of a cost engineer, with the frame of the practice seal',
    '造价师证书申请表.pdf',
  ),
  cancellation: endpoint({
    method: 'GET',
    path: '/template/cancellation/{id}',
    summary: 'Confirmation of a cancellation, once it has been approved: certificate, day and reason',
    source: 'ours',
    access: signedIn,
    envelope: 'binary',
    params: byOrder,
    response: fileFacts,
    example: { params: order, response: pdf('数字证书注销确认书.pdf') },
  }),
  batchProjectLeaders: endpoint({
    method: 'POST',
    path: '/template/batch/glyfzr/{id}',
    summary: 'The administrator’s form for several project leaders; the path names the head order',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    params: byOrder,
    body: batchBody,
    response: fileFacts,
    example: { params: order, body: exampleBatch, response: pdf('项目负责人批量申请表.pdf') },
  }),
  batchCostEngineers: endpoint({
    method: 'POST',
    path: '/template/batch/glyzjs/{id}',
    summary: 'The administrator’s form for several cost engineers; the path names the head order',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    params: byOrder,
    body: batchBody,
    response: fileFacts,
    example: { params: order, body: exampleBatch, response: pdf('造价师批量申请表.pdf') },
  }),
  attachments: endpoint({
    method: 'POST',
    path: '/ca/applicationinfo/getApplicationFj',
    summary: 'What has to be handed in for an order, what is there already, and why something came back',
    source: '7.7',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    query: z.object({ orderNo: f.orderNo }),
    response: z.array(
      z.object({
        kind: z.enum(attachmentKinds),
        label: z.string(),
        hint: z.string(),
        required: z.boolean(),
        file: f.fileLink.nullable(),
        /** Empty unless the reviewer rejected it. */
        rejection: z.string(),
      }),
    ),
    example: {
      query: { orderNo: 'DD20261121000001' },
      response: [
        {
          kind: 'applicationForm',
          label: '申请表（盖章）',
          hint: '所选平台须与页面一致',
          required: true,
          file: null,
          rejection: '',
        },
      ],
    },
  }),
  authorization: endpoint({
    method: 'GET',
    path: '/info/qiye/downloadLegalPerAuthTem/{id}',
    summary: 'Authorization letter of the legal representative, with the data of the company’s record',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    params: byCompany,
    response: fileFacts,
    example: { params: company, response: pdf('法定代表人授权委托书.pdf') },
  }),
  newAuthorization: endpoint({
    method: 'POST',
    path: '/info/qiye/downloadLegalPerAuthTemNew',
    summary: 'The same letter for an agent named in the body',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    body: newLetterBody,
    response: fileFacts,
    example: { body: exampleLetter, response: pdf('法定代表人授权委托书.pdf') },
  }),
  batchAuthorization: endpoint({
    method: 'POST',
    path: '/info/qiye/downloadBatchPerAuthTem',
    summary: 'One letter that covers the locks of several people',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    body: z.object({
      agent: letterBody,
      userGuids: z.array(f.uuid).min(1, '请选择员工').max(200),
    }),
    response: fileFacts,
    example: {
      body: { agent: exampleLetter, userGuids: ['1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12'] },
      response: pdf('批量办理授权委托书.pdf'),
    },
  }),
  transferAuthorization: endpoint({
    method: 'GET',
    path: '/info/qiye/downloadTraLegalPerAuthTem/{id}',
    summary: 'Letter for the transfer of the administrator’s rights',
    source: '7.7',
    access: administrator,
    envelope: 'binary',
    params: byCompany,
    response: fileFacts,
    example: { params: company, response: pdf('管理员转移授权书.pdf') },
  }),
};
