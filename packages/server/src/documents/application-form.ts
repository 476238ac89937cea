import { formatBeijing } from '@ca-portal/api/domain';
import type { FormFacts } from './form-data.js';
import { formMark } from './form-mark.js';
import { Paper, type Cell } from './paper.js';

/** Who applies: decides the title and the frames for stamps. */
export type FormKind = 'company' | 'projectLeader' | 'expert' | 'costEngineer' | 'person';

export const formTitles: Readonly<Record<FormKind, string>> = {
  company: '企业数字证书申请表',
  projectLeader: '项目负责人数字证书申请表',
  expert: '评标专家数字证书申请表',
  costEngineer: '造价工程师数字证书申请表',
  person: '个人数字证书申请表',
};

const day = (at: Date): string => formatBeijing(at).slice(0, 10);

const companyCells = ({ company, applicant }: FormFacts): Cell[] => [
  { label: '企业名称', value: company?.name ?? '', wide: true },
  { label: '信用代码', value: company?.creditCode ?? '' },
  { label: '法定代表人', value: company?.legalRepresentative ?? '' },
  { label: '经办人', value: applicant.name },
  { label: '经办人身份证号', value: applicant.idNumber },
  { label: '联系电话', value: applicant.phone },
  { label: '电子邮箱', value: applicant.email },
];

const personCells = ({ applicant, company, holderName, roleName }: FormFacts): Cell[] => [
  { label: '姓名', value: holderName },
  { label: '身份', value: roleName },
  { label: '身份证号', value: holderName === applicant.name ? applicant.idNumber : '' },
  { label: '手机号码', value: holderName === applicant.name ? applicant.phone : '' },
  { label: '电子邮箱', value: holderName === applicant.name ? applicant.email : '' },
  { label: '所属单位', value: company?.name ?? '' },
];

const businessCells = (facts: FormFacts): Cell[] => [
  { label: '业务类型', value: facts.businessName },
  { label: '订单编号', value: facts.orderNo || '（提交订单后生成）' },
  { label: '证书产品', value: facts.productName },
  { label: '锁类型', value: facts.lockTypeName },
  { label: '服务商', value: facts.providerName },
  ...(facts.mediumVendorName ? [{ label: '介质商', value: facts.mediumVendorName }] : []),
  ...(facts.signatureVendorName ? [{ label: '签章厂商', value: facts.signatureVendorName }] : []),
  // A change without a new term keeps the end date.
  ...(facts.years > 0 ? [{ label: '有效期', value: `${facts.years} 年` }] : []),
  {
    label: '适用平台',
    value: facts.platformNames.join('、') || '（未选择）',
    wide: true,
  },
  { label: '备注', value: facts.remark || '无', wide: true },
];

const declarations = [
  '1. 本申请表所填内容真实、准确、完整，所附材料与原件一致，如有不实，由申请人承担相应责任。',
  '2. 申请人已阅读并同意《电子认证服务协议》，妥善保管CA锁及密码，遗失后立即挂失。',
  '3. 适用平台须与订单页面所选一致；打印后请勿涂改，涂改无效。',
];

const frames = {
  company: [
    { label: '企业公章（不得压字）', width: 60, height: 50 },
    { label: '法定代表人签字或盖章', width: 50, height: 50 },
  ],
  projectLeader: [
    { label: '本人签名', width: 55, height: 35 },
    { label: '所属单位公章', width: 55, height: 45 },
  ],
  expert: [{ label: '本人签名', width: 60, height: 35 }],
  costEngineer: [
    { label: '执业专用章（50 × 35 毫米）', width: 50, height: 35, oval: true },
    { label: '本人签名', width: 40, height: 35 },
    { label: '聘用单位公章', width: 45, height: 45 },
  ],
  person: [{ label: '本人签名', width: 60, height: 35 }],
} as const satisfies Record<FormKind, readonly object[]>;

/** An application form on one page: data, declaration, frames for stamps, and the barcode of its order. */
export async function applicationForm(
  kind: FormKind,
  facts: FormFacts,
  { at, portal }: { at: Date; portal: string },
): Promise<Uint8Array> {
  const preview = facts.orderNo === '';
  const title = formTitles[kind];
  const paper = new Paper({ title, at, footer: `${portal}　生成日期 ${day(at)}` }, preview ? '预览' : '');
  if (!preview) paper.barcode(formMark(facts));
  paper
    .title(title)
    .heading(kind === 'company' ? '一、企业信息' : '一、申请人信息')
    .cells(kind === 'company' ? companyCells(facts) : personCells(facts))
    .heading('二、业务信息')
    .cells(businessCells(facts))
    .heading('三、申请人声明');
  for (const text of declarations) paper.paragraph(text, { size: 10 });
  paper
    .heading('四、签章')
    .frames(frames[kind])
    .paragraph('填表日期：　　　　年　　　月　　　日', { size: 10 });
  return paper.pdf();
}
