import { z } from 'zod';
import { permissions } from '../domain/index.js';
import { endpoint, type Access } from './endpoint.js';
import * as f from './fields.js';
import { exampleOrder, orderDetail, orderSummary } from './orders.js';

const reviewer = { kind: 'user', permission: permissions.reviewOrders } as const satisfies Access;
const byOrderNo = z.object({ orderNo: f.orderNo });
const version = z.int().min(1);

const reviewDetail = z.object({
  order: orderDetail,
  /** The former decision, of a resubmitted order. */
  last: z
    .object({
      at: f.beijing,
      reviewer: z.string(),
      reasons: z.array(z.object({ item: z.string(), code: z.string(), text: z.string() })),
      remark: z.string(),
    })
    .nullable(),
  /** Number of reviewers who have to pass it, one after the other. */
  people: z.int().min(1).max(2),
  /** The pass of the first of two reviewers, while it is valid. */
  agreement: z.object({ at: f.beijing, reviewer: z.string(), remark: z.string() }).nullable(),
  applicant: z.object({ name: z.string(), phone: z.string(), roleName: z.string() }),
  company: z.object({
    name: z.string(),
    creditCode: z.string(),
    legalRepresentative: z.string(),
    review: z.string(),
  }),
  /** Items to judge, with the input and the portal's own findings. */
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.string(),
      finding: z.string(),
      passed: z.boolean(),
      /** The former value: before a change of facts, or at the last decision. */
      before: z.string().optional(),
      /** Another value, or another file, than the last reviewer saw. */
      changed: z.boolean().optional(),
      /** A document to check, with the same key in the list of attachments. */
      attachment: z.boolean().optional(),
      reasons: z.array(z.object({ code: z.string(), text: z.string() })),
    }),
  ),
});
/** For colleagues; the applicant cannot read it. */
const remark = f.sentence.optional();
/** An order for a reviewer. */
export type ReviewDetail = z.output<typeof reviewDetail>;

const exampleReview: ReviewDetail = {
  order: exampleOrder,
  last: null,
  people: 1,
  agreement: null,
  applicant: { name: '张示例', phone: '130****0000', roleName: '企业管理员' },
  company: {
    name: '示例建设工程有限公司',
    creditCode: '91210000TEX000010X',
    legalRepresentative: '李*例',
    review: '审核通过',
  },
  items: [
    {
      key: 'creditCode',
      label: '统一社会信用代码',
      value: '91210000TEX000010X',
      finding: '校验位正确',
      passed: true,
      reasons: [{ code: 'L2', text: '名称不一致' }],
    },
  ],
};

/** Rows: Review of orders. */
export const review = {
  queue: endpoint({
    method: 'GET',
    path: '/review/list',
    summary: 'Orders waiting for review, shortest remaining time first',
    source: 'ours',
    access: reviewer,
    envelope: 'rows',
    query: z.object(f.paging),
    response: orderSummary,
    example: { query: { page: 1, limit: 20 }, response: orderSummary.parse(exampleOrder) },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/review/{orderNo}',
    summary: 'What the reviewer needs to decide',
    source: 'ours',
    access: reviewer,
    envelope: 'data',
    params: byOrderNo,
    response: reviewDetail,
    example: { params: { orderNo: 'DD20261121000001' }, response: exampleReview },
  }),
  approve: endpoint({
    method: 'POST',
    path: '/review/{orderNo}/approve',
    summary:
      'Approve; of two at once one wins and the other is told. Where two have to pass it, the first leaves the order waiting',
    source: 'ours',
    access: reviewer,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version, remark }),
    response: orderDetail,
    example: {
      params: { orderNo: 'DD20261121000001' },
      body: { version: 2 },
      response: { ...exampleOrder, state: 40, version: 3, reviewBefore: null },
    },
  }),
  reject: endpoint({
    method: 'POST',
    path: '/review/{orderNo}/reject',
    summary: 'Send back with a reason for each failed item',
    source: 'ours',
    access: reviewer,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({
      version,
      reasons: z
        .array(
          z.object({
            item: z.string().max(40),
            code: z.string().max(8),
            text: z.string().trim().min(2, '请填写给申请人的说明').max(200),
          }),
        )
        .min(1, '请至少选择一个不通过的项目')
        .max(40),
      remark,
      /** 不通过: it cannot be corrected; only a refund is possible. */
      final: z.boolean().optional(),
    }),
    response: orderDetail,
    example: {
      params: { orderNo: 'DD20261121000001' },
      body: { version: 2, reasons: [{ item: 'creditCode', code: 'L2', text: '名称与执照不一致' }] },
      response: { ...exampleOrder, state: 35, version: 3, reviewBefore: null },
    },
  }),
};
