import type { OrderSummary, ReviewDetail, RouteNode, SessionInfo } from '@ca-portal/api';
import { desk, review, session } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';

/** What the server sends to a reviewer who also makes locks. */
export const reviewerTree: RouteNode[] = [
  routeFolder('/certManage', '证书管理', 'stamp', [
    routeLeaf('review', 'review/queue', '订单审核', 'stamp'),
    routeLeaf('desk', 'review/desk', '审核台', 'stamp', true),
  ]),
  routeFolder('/core', '个人中心', 'user', [
    routeLeaf('personal', 'core/personal', '个人信息', 'user'),
    routeLeaf('certWrite', 'core/certWrite', '写入证书', 'key', true),
  ]),
];

const { response } = session.info.example;
export const reviewer: SessionInfo = {
  ...response,
  person: { ...response.person, roleId: 101, roleName: '审核员', name: '郑审核', companyName: '' },
  roleId: 101,
  permissions: ['cert:review', 'cert:make'],
};

/** A waiting order with the given part of the 24 hours left. */
export function waitingOrder(hoursLeft: number, given: Partial<OrderSummary> = {}): OrderSummary {
  const end = Date.now() + hoursLeft * 3_600_000;
  const paid = formatBeijing(new Date(end - 86_400_000));
  return {
    ...review.queue.example.response,
    paidAt: paid,
    createdAt: paid,
    reviewBefore: formatBeijing(new Date(end)),
    ...given,
  };
}

const numbered = (n: number) => `DD20261121${String(n).padStart(6, '0')}`;

export const queueRows: OrderSummary[] = [
  waitingOrder(-0.5, {
    orderNo: numbered(873),
    companyName: '大连汐砚造价咨询有限公司',
    holderName: '大连汐砚造价咨询有限公司',
  }),
  waitingOrder(3.77, {
    orderNo: numbered(902),
    companyName: '沈阳栀岭招标代理有限公司',
    holderName: '褚样例',
    orderType: '0101,0301',
  }),
  waitingOrder(7.58, {
    orderNo: numbered(1044),
    companyName: '鞍山墨川工程咨询有限公司',
    holderName: '鞍山墨川工程咨询有限公司',
  }),
  waitingOrder(21.8, {
    orderNo: numbered(31),
    companyName: '辽宁砚川建设工程有限公司',
    holderName: '王样例',
    orderType: '0110',
    totalFen: 6000,
  }),
  waitingOrder(22.1, {
    orderNo: numbered(40),
    companyName: '锦州苇岸建设有限公司',
    holderName: '高样例',
    orderType: '0102',
  }),
  waitingOrder(22.5, {
    orderNo: numbered(52),
    companyName: '',
    holderName: '陈样例',
    orderType: '0501',
    totalFen: 12000,
  }),
  waitingOrder(22.9, {
    orderNo: numbered(67),
    companyName: '营口屿石市政工程有限公司',
    holderName: '营口屿石市政工程有限公司',
  }),
];

const reason = (code: string, text: string) => ({ code, text });
const { response: example } = review.detail.example;

/** An order for the desk: six items, one of them doubted by the portal's checks. */
export const deskDetail: ReviewDetail = {
  ...example,
  order: {
    ...example.order,
    ...waitingOrder(7.58, {
      orderNo: 'DD20261121001044',
      companyName: '鞍山墨川工程咨询有限公司',
      holderName: '鞍山墨川工程咨询有限公司',
    }),
    platformNames: ['省级工程建设交易平台', '电子招投标系统'],
  },
  applicant: { name: '何样例', phone: '130****0000', roleName: '企业管理员' },
  company: {
    name: '鞍山墨川工程咨询有限公司',
    creditCode: '91210000TEX000010X',
    legalRepresentative: '韩*',
    review: '审核通过',
  },
  items: [
    {
      key: 'companyName',
      label: '企业名称',
      value: '鞍山墨川工程咨询有限公司',
      finding: '与企业档案一致',
      passed: true,
      reasons: [reason('L1', '不是最新执照'), reason('L2', '名称与营业执照不一致')],
    },
    {
      key: 'creditCode',
      label: '统一社会信用代码',
      value: '91210000TEX000010X',
      finding: '校验位正确',
      passed: true,
      reasons: [reason('L2', '名称与营业执照不一致')],
    },
    {
      key: 'legalRepresentative',
      label: '法定代表人',
      value: '韩样例',
      finding: '已登记，请与营业执照核对',
      passed: true,
      reasons: [reason('L1', '不是最新执照'), reason('A4', '授权人信息不一致')],
    },
    {
      key: 'platforms',
      label: '适用平台',
      value: '省级工程建设交易平台、电子招投标系统',
      finding: '北辰 CA 不支持：电子招投标系统',
      passed: false,
      reasons: [reason('F1', '所选平台与申请表不一致')],
    },
    {
      key: 'holder',
      label: '证书持有人',
      value: '鞍山墨川工程咨询有限公司',
      finding: '与申请账号一致',
      passed: true,
      reasons: [reason('I4', '持有人与填写的身份信息不一致')],
    },
    {
      key: 'delivery',
      label: '领取方式',
      value: '自取（鞍山铁东服务网点）',
      finding: '信息完整',
      passed: true,
      reasons: [reason('D1', '收件信息不完整')],
    },
  ],
};

/** A page with a red square: a real PDF, so that the real viewer code draws it. */
export const paper = (): Blob => {
  const drawing = '1 0 0 rg 60 60 120 120 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 420]/Contents 4 0 R>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
  const body = objects.map((one, index) => `${index + 1} 0 obj${one}endobj\n`).join('');
  return new Blob([`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`], { type: 'application/pdf' });
};

const [sealPaper] = desk.attachments.example.response;
/** The paper of the desk, with or without the refused version. */
export const sealPapers = (withPrevious = false) => {
  const file = { ...sealPaper!.file, name: '采集表.pdf' };
  const previous = withPrevious
    ? { ...file, fileId: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e60', name: '上次的采集表.pdf' }
    : null;
  return [{ ...sealPaper!, file, previous }];
};

/** Refused once because of its seal, and resubmitted with another scan. */
export const resubmitted: ReviewDetail = {
  ...deskDetail,
  last: {
    at: '2026-11-20 14:05:00',
    reviewer: '王审核',
    reasons: [{ item: 'sealForm', code: 'S1', text: '印章压字' }],
    remark: '电话沟通过',
  },
  items: [
    ...deskDetail.items,
    {
      key: 'sealForm',
      label: '电子印章采集表',
      value: '采集表.pdf',
      finding: '文件可以打开，请核对内容',
      passed: true,
      attachment: true,
      changed: true,
      reasons: [reason('S1', '压字'), reason('S2', '不清晰')],
    },
  ],
};
