import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';

/** Pictures with a link: carousel and advertisements have the same fields. */
const picture = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  /** A path of the portal or an external address; empty without a link. */
  link: z.string(),
});
const examplePicture = {
  id: 1,
  title: '一把锁，走遍全省交易平台',
  subtitle: '在线办理，24 小时内审核',
  imageUrl: '/common/public/carousel-1.svg',
  link: '/jumpydDetial',
};

/** Rows: The home page. */
export const home = {
  carousel: endpoint({
    method: 'GET',
    path: '/api/lbt/selectLbt',
    summary: 'Pictures of the carousel, in the order in which they are shown',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    response: z.array(picture),
    example: { response: [examplePicture] },
  }),
  adverts: endpoint({
    method: 'GET',
    path: '/api/tzgg/getAdvert',
    summary: 'Announcements that stand above the notices',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    response: z.array(picture),
    example: {
      response: [{ ...examplePicture, id: 7, title: '年底延期续费高峰提醒', link: '/proclamation' }],
    },
  }),
  serviceLevel: endpoint({
    method: 'GET',
    path: '/api/home/serviceLevel',
    summary: 'What the portal achieved today: median review time and certificates issued',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    response: z.object({
      /** Minutes from payment to decision; null while nothing was reviewed today. */
      medianReviewMinutes: z.int().min(0).nullable(),
      reviewedToday: z.int().min(0),
      issuedTotal: z.int().min(0),
      asOf: f.beijing,
    }),
    example: {
      response: {
        medianReviewMinutes: 96,
        reviewedToday: 42,
        issuedTotal: 18_236,
        asOf: '2026-11-21 10:00:00',
      },
    },
  }),
  todos: endpoint({
    method: 'GET',
    path: '/api/home/todos',
    summary: 'What the caller should do next: pay, correct, collect, renew, complete his record',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.array(
      z.object({
        kind: z.enum(['pay', 'correct', 'collect', 'install', 'renew', 'company', 'personal', 'approve']),
        title: z.string(),
        detail: z.string(),
        link: z.string(),
        /** Deadline of the remaining steps; null without one. */
        before: f.beijing.nullable(),
      }),
    ),
    example: {
      response: [
        {
          kind: 'pay',
          title: '企业主锁待支付 ¥450.00',
          detail: '超过时限订单将自动关闭',
          link: '/makeSurePay?orderNo=DD20261121000001',
          before: '2026-11-22 10:00:00',
        },
      ],
    },
  }),
};
