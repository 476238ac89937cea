import { z } from 'zod';
import { checkCompanyAccount, invoiceKinds, invoiceStates, orderTypes } from '../domain/index.js';
import { endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';

const line = (max: number) => z.string().trim().max(max);
const kind = z.enum(invoiceKinds);

const titleFields = {
  forCompany: z.boolean(),
  title: z.string().trim().min(2, '请输入发票抬头').max(100),
  /** Empty for a person. */
  taxNumber: f.creditCode.or(z.literal('')),
  address: line(120),
  phone: line(20),
  bank: line(60),
  /** 8 to 32 digits without Luhn’s check; empty when not given. */
  account: f.checked(checkCompanyAccount).or(z.literal('')),
  email: f.email,
  isDefault: z.boolean(),
};
const titleInput = z.object(titleFields);
const title = titleInput.extend({
  id: z.int(),
  /** Missing fields for a special invoice; empty when the title is complete. */
  missing: z.array(z.string()),
});
/** A title that is stored for the next invoice. */
export type InvoiceTitleRecord = z.output<typeof title>;

const invoiceable = z.object({
  orderNo: f.orderNo,
  orderType: z.enum(orderTypes),
  productName: z.string(),
  holderName: z.string(),
  paidFen: f.fen,
  paidAt: f.beijing,
  /** Why it cannot be selected; empty when it can. */
  unavailableReason: z.string(),
});
const invoice = z.object({
  id: z.int(),
  /** Empty until it is issued. */
  number: z.string(),
  kind,
  title: z.string(),
  amountFen: f.fen,
  state: z.enum(invoiceStates),
  failure: z.string(),
  orderNos: z.array(f.orderNo),
  email: z.string(),
  appliedAt: f.beijing,
  issuedAt: f.beijing.nullable(),
  /** Number of the red invoice; empty without one. */
  reversalNumber: z.string(),
});
/** An invoice and its state. */
export type Invoice = z.output<typeof invoice>;

const exampleTitleInput = {
  forCompany: true,
  title: '示例建设工程有限公司',
  taxNumber: '91210000TEX000010X',
  address: '沈阳市浑南区示例路 18 号',
  phone: '024-00000000',
  bank: '示例银行沈阳浑南支行',
  account: '0000000000000001',
  email: 'finance@example.cn',
  isDefault: true,
};
const exampleTitle: InvoiceTitleRecord = { ...exampleTitleInput, id: 1, missing: [] };
const exampleInvoice: Invoice = {
  id: 6,
  number: '26210000000000000001',
  kind: '1',
  title: '示例建设工程有限公司',
  amountFen: 45_000,
  state: 'issued',
  failure: '',
  orderNos: ['DD20261121000001'],
  email: 'finance@example.cn',
  appliedAt: '2026-11-21 11:00:00',
  issuedAt: '2026-11-21 11:05:00',
  reversalNumber: '',
};
const byId = z.object({ id: f.id });

/** Rows: Invoices and their titles. */
export const invoices = {
  invoiceable: endpoint({
    method: 'GET',
    path: '/invoice/orders',
    summary: 'Paid orders that have no invoice; refunding ones are listed with the reason',
    source: 'ours (2.3 /core/invoice)',
    access: signedIn,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      from: f.day.optional(),
      to: f.day.optional(),
      /** Only these order numbers, as selected in the list of orders; another user's number matches nothing. */
      among: z
        .string()
        .regex(/^DD\d{14}(?:,DD\d{14}){0,49}$/)
        .optional(),
    }),
    response: invoiceable,
    example: {
      query: { page: 1, limit: 10 },
      response: {
        orderNo: 'DD20261121000001',
        orderType: '0101',
        productName: '企业主锁',
        holderName: '示例建设工程有限公司',
        paidFen: 45_000,
        paidAt: '2026-11-21 10:05:00',
        unavailableReason: '',
      },
    },
  }),
  list: endpoint({
    method: 'GET',
    path: '/invoice/list',
    summary: 'The caller’s invoices, newest first; for finance those of everybody',
    source: 'ours (2.3 /core/invoice)',
    access: signedIn,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      state: z.enum(invoiceStates).optional(),
      /** Only finance may use it; `keyword` is then a part of title or number. */
      of: z.literal('everybody').optional(),
      keyword: f.keyword.optional(),
    }),
    response: invoice,
    example: { query: { page: 1, limit: 10 }, response: exampleInvoice },
  }),
  apply: endpoint({
    method: 'POST',
    path: '/invoice/apply',
    summary: 'Apply for one invoice over several orders of one title; the amount is what was really paid',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      requestId: f.requestId,
      kind,
      titleId: z.int().min(1),
      orderNos: z.array(f.orderNo).min(1, '请选择要开票的订单').max(50),
      expectedFen: f.fen,
      email: f.email,
      phone: f.mobile.or(z.literal('')),
      remark: z.string().trim().max(100),
    }),
    response: invoice,
    example: {
      body: {
        requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
        kind: '1',
        titleId: 1,
        orderNos: ['DD20261121000001'],
        expectedFen: 45_000,
        email: 'finance@example.cn',
        phone: '',
        remark: '',
      },
      response: { ...exampleInvoice, state: 'waiting', number: '', issuedAt: null },
    },
  }),
  correct: endpoint({
    method: 'POST',
    path: '/invoice/{id}/correct',
    summary: 'A failed invoice again, with another title or mailbox',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    body: z.object({ titleId: z.int().min(1), email: f.email }),
    response: invoice,
    example: {
      params: { id: 6 },
      body: { titleId: 1, email: 'finance@example.cn' },
      response: { ...exampleInvoice, state: 'waiting', number: '', issuedAt: null },
    },
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/invoice/{id}/exchange',
    summary: 'Reverse an issued invoice (red) and issue it with another title',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    body: z.object({ requestId: f.requestId, titleId: z.int().min(1), reason: f.sentence }),
    repeatable: true,
    response: z.object({ reversed: invoice, issued: invoice }),
    example: {
      params: { id: 6 },
      body: {
        requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
        titleId: 1,
        reason: '抬头有误',
      },
      response: {
        reversed: { ...exampleInvoice, state: 'reversed', reversalNumber: '26210000000000000002' },
        issued: { ...exampleInvoice, id: 7, state: 'waiting', number: '', issuedAt: null },
      },
    },
  }),
  resend: endpoint({
    method: 'POST',
    path: '/invoice/{id}/resend',
    summary: 'Send an issued invoice to a mailbox again',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    body: z.object({ email: f.email }),
    response: f.nothing,
    example: { params: { id: 6 }, body: { email: 'finance@example.cn' }, response: null },
  }),
  download: endpoint({
    method: 'GET',
    path: '/invoice/{id}/download',
    summary: 'The invoice as PDF, OFD or XML',
    source: 'ours',
    access: signedIn,
    envelope: 'binary',
    params: byId,
    query: z.object({ format: z.enum(['pdf', 'ofd', 'xml']) }),
    response: fileFacts,
    example: {
      params: { id: 6 },
      query: { format: 'pdf' },
      response: { fileName: '26210000000000000001.pdf', contentType: 'application/pdf' },
    },
  }),
  titles: endpoint({
    method: 'GET',
    path: '/invoice/title/list',
    summary: 'The caller’s invoice titles, the default one first',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.array(title),
    example: { response: [exampleTitle] },
  }),
  addTitle: endpoint({
    method: 'POST',
    path: '/invoice/title',
    summary: 'Keep a new title; at most 20',
    source: 'ours',
    access: signedIn,
    once: true,
    envelope: 'data',
    body: titleInput,
    response: title,
    example: { body: exampleTitleInput, response: exampleTitle },
  }),
  updateTitle: endpoint({
    method: 'PUT',
    path: '/invoice/title/{id}',
    summary: 'Change a title; invoices that were issued keep theirs',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    body: titleInput,
    response: title,
    example: { params: { id: 1 }, body: exampleTitleInput, response: exampleTitle },
  }),
  removeTitle: endpoint({
    method: 'DELETE',
    path: '/invoice/title/{id}',
    summary: 'Drop a title from the list',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    response: f.nothing,
    example: { params: { id: 1 }, response: null },
  }),
};
