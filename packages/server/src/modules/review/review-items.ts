import type { ReviewDetail } from '@ca-portal/api/contract';
import {
  checkCreditCode,
  deliveryLabels,
  reviewItemLabel,
  reviewItemLabels as labels,
  type ReviewItemKey,
  unsupportedPlatforms,
} from '@ca-portal/api/domain';
import type { ChangeFacts, companies, users } from '../../db/schema/index.js';
import {
  type OrderRow,
  type LastDecision,
  findingsOn,
  reasonsOn,
  type ReviewAttachment,
} from '../../services/orders/index.js';

type Item = ReviewDetail['items'][number];
type Reason = Item['reasons'][number];

/** Rejection reasons of dossier 3.3 for the items of this order type. */
const reasons = {
  L1: '不是最新执照',
  L2: '名称与营业执照不一致',
  A4: '授权人信息不一致',
  I4: '持有人与填写的身份信息不一致',
  F1: '所选平台与申请表不一致',
  D1: '收件信息不完整',
  N1: '与变更登记通知书不一致',
  E1: '没有写明原因，或原因不成立',
  R1: '与注册证书不一致',
  M0: '没有上传',
} as const;
type ReasonCode = keyof typeof reasons;

const listed = (...codes: ReasonCode[]): Reason[] => codes.map((code) => ({ code, text: reasons[code] }));

/** An item with a mark that identifies its version. */
interface Judged extends Item {
  readonly mark?: string;
}

export interface ReviewFacts {
  readonly order: OrderRow;
  readonly applicant: typeof users.$inferSelect;
  readonly company: typeof companies.$inferSelect | null;
  readonly providerName: string;
  readonly platformNames: readonly string[];
  /** Platforms that the provider serves today. */
  readonly supportedPlatformCodes: readonly string[];
  /** The change, for an order that starts from a certificate. */
  readonly change: ChangeFacts | undefined;
  readonly attachments: readonly ReviewAttachment[];
  readonly last: LastDecision;
}

function companyItems({ order, company }: ReviewFacts): Item[] {
  if (!company) return [];
  const code = checkCreditCode(company.creditCode);
  const sameName = company.name === order.companyName;
  return [
    {
      key: 'companyName',
      label: labels.companyName,
      value: order.companyName,
      finding: sameName ? '与企业档案一致' : `企业档案现为“${company.name}”`,
      passed: sameName,
      reasons: listed('L1', 'L2'),
    },
    {
      key: 'creditCode',
      label: labels.creditCode,
      value: company.creditCode,
      finding: code.ok ? '校验位正确' : code.reason,
      passed: code.ok,
      reasons: listed('L2'),
    },
    {
      key: 'legalRepresentative',
      label: labels.legalRepresentative,
      value: company.legalRepresentative,
      finding: company.legalRepresentative ? '已登记，请与营业执照核对' : '企业档案中没有登记',
      passed: company.legalRepresentative !== '',
      reasons: listed('L1', 'A4'),
    },
  ];
}

function platformItem(facts: ReviewFacts): Item {
  const { order, providerName, platformNames, supportedPlatformCodes } = facts;
  const provider = { code: order.providerCode, platformCodes: supportedPlatformCodes };
  const refused = unsupportedPlatforms(provider, order.platformCodes);
  const names = refused.map((code) => platformNames[order.platformCodes.indexOf(code)] ?? code);
  return {
    key: 'platforms',
    label: labels.platforms,
    value: platformNames.join('、'),
    finding:
      refused.length === 0
        ? `${providerName} 支持全部所选平台`
        : `${providerName} 不支持：${names.join('、')}`,
    passed: refused.length === 0,
    reasons: listed('F1'),
  };
}

function holderItem({ order, applicant, company }: ReviewFacts): Item {
  const known = [company?.name, applicant.name].includes(order.holderName);
  return {
    key: 'holder',
    label: labels.holder,
    value: order.holderName,
    finding: known ? '与申请账号一致' : '与申请账号不一致',
    passed: known,
    reasons: listed('I4'),
  };
}

function deliveryItem({ order }: ReviewFacts): Item {
  const { delivery, receiver, servicePoint } = order;
  const address = receiver ? `${receiver.name}，${receiver.phone}，${receiver.address}` : '';
  const where = { online: '', counter: servicePoint, courier: address }[delivery];
  const complete = delivery === 'online' || where !== '';
  return {
    key: 'delivery',
    label: labels.delivery,
    value: where ? `${deliveryLabels[delivery]}（${where}）` : deliveryLabels[delivery],
    finding: complete ? '信息完整' : '缺少领取信息',
    passed: complete,
    reasons: listed('D1'),
  };
}

const compared = '请与上传的材料核对';

function changeItems({ change }: ReviewFacts): Item[] {
  if (!change) return [];
  const { changes = [], explanation = '', seal } = change;
  const key = (name: string) => `change-${name}` as ReviewItemKey;
  return [
    ...changes.map((one) => ({
      key: key(one.key),
      label: `${one.label}（变更后）`,
      value: one.after,
      before: one.before,
      finding: compared,
      passed: true,
      reasons: listed('N1'),
    })),
    ...(explanation
      ? [
          {
            key: 'grounds',
            label: labels.grounds,
            value: explanation,
            finding: compared,
            passed: true,
            reasons: listed('E1'),
          },
        ]
      : []),
    ...(seal
      ? [
          {
            key: 'seal',
            label: labels.seal,
            value: `${seal.employer}，注册编号 ${seal.registrationNumber}，印章编码 ${seal.sealCode}，有效期至 ${seal.validUntil}`,
            finding: compared,
            passed: true,
            reasons: listed('R1'),
          },
        ]
      : []),
  ];
}

const attachmentItem = (attachment: ReviewAttachment): Judged => {
  const { kind, file } = attachment;
  const findings = findingsOn(attachment);
  return {
    key: kind,
    label: reviewItemLabel(kind),
    value: file?.name ?? '',
    finding: findings.join('；') || '文件可以打开，请核对内容',
    passed: findings.length === 0,
    reasons: [...(file ? [] : listed('M0')), ...reasonsOn(kind)],
    attachment: true,
    mark: file?.id ?? '',
  };
};

const allItems = (facts: ReviewFacts): Judged[] => [
  ...companyItems(facts),
  ...changeItems(facts),
  platformItem(facts),
  holderItem(facts),
  deliveryItem(facts),
  ...facts.attachments.map(attachmentItem),
];

/** The version of each item that the deciding reviewer has seen. */
export const seenOf = (facts: ReviewFacts): Record<string, string> =>
  Object.fromEntries(allItems(facts).map(({ key, value, mark }) => [key, mark ?? value]));

/** The items to review, with the portal's own findings and the changes. */
export const reviewItems = (facts: ReviewFacts): Item[] =>
  allItems(facts).map(({ mark, ...item }) => {
    const seen = facts.last?.seen[item.key];
    if (!facts.last || seen === (mark ?? item.value)) return item;
    // A file name says nothing about the earlier content; the viewer shows the earlier file.
    return { ...item, changed: true, ...(seen && mark === undefined ? { before: seen } : {}) };
  });
