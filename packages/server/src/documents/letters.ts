import { formatBeijing } from '@ca-portal/api/domain';
import type { CompanyRow } from './form-data.js';
import { Paper } from './paper.js';

export interface Agent {
  readonly name: string;
  readonly idNumber: string;
  readonly phone: string;
  /** `yyyy-MM-dd`; empty leaves a blank line to fill in. */
  readonly validUntil: string;
}

export interface Setting {
  readonly at: Date;
  readonly portal: string;
}

const blank = '＿＿＿＿＿＿＿＿＿＿';
const written = (text: string): string => text || blank;

const chineseDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return year && month && date
    ? `${year} 年 ${Number(month)} 月 ${Number(date)} 日`
    : '　　　　年　　　月　　　日';
};

/**
 * A letter belongs to no order: its barcode contains the company's code, against which the stamped paper is
 * checked.
 */
const begin = (title: string, { creditCode }: CompanyRow, { at, portal }: Setting): Paper =>
  new Paper({ title, at, footer: `${portal}　生成日期 ${formatBeijing(at).slice(0, 10)}` })
    .barcode(creditCode)
    .title(title);

function sign(paper: Paper, company: CompanyRow): Promise<Uint8Array> {
  return paper
    .frames([
      { label: `委托单位（公章）：${company.name}`, width: 60, height: 50 },
      { label: '法定代表人（签字或盖章）', width: 50, height: 50 },
    ])
    .paragraph('签署日期：　　　　年　　　月　　　日')
    .pdf();
}

const who = (company: CompanyRow): string =>
  `本单位 ${company.name}（统一社会信用代码：${company.creditCode}），法定代表人 ${written(company.legalRepresentative)}，`;

const duties =
  '代理人在授权范围内提交的材料、签署的文件和办理的事项，本单位均予以认可，并承担相应的法律责任。代理人无转委托权。';

/** 法定代表人授权委托书: for one agent, with the locks of several people if they are named. */
export function authorizationLetter(
  company: CompanyRow,
  agent: Agent,
  staff: readonly { readonly name: string; readonly idNumber: string; readonly roleName: string }[],
  setting: Setting,
): Promise<Uint8Array> {
  const batch = staff.length > 0;
  const paper = begin(batch ? '批量办理授权委托书' : '法定代表人授权委托书', company, setting)
    .paragraph(
      `${who(company)}现授权下列人员为本单位的代理人，办理数字证书和电子印章的申请、领取、延期、变更、补办与注销等事项。`,
      { indent: 22 },
    )
    .cells([
      { label: '代理人姓名', value: agent.name },
      { label: '身份证号', value: agent.idNumber },
      { label: '手机号码', value: agent.phone },
      { label: '授权期限至', value: chineseDay(agent.validUntil) },
    ]);
  if (batch) {
    paper.heading(`涉及人员（共 ${staff.length} 人）`).table(
      ['序号', '姓名', '身份证号', '身份'],
      [0.1, 0.25, 0.4, 0.25],
      staff.map((one, i) => [String(i + 1), one.name, one.idNumber, one.roleName]),
    );
  }
  return sign(paper.paragraph(duties, { indent: 22 }), company);
}

/** 管理员转移授权书: the new administrator is filled in by hand. */
export function transferLetter(
  company: CompanyRow,
  administrator: Agent,
  setting: Setting,
): Promise<Uint8Array> {
  const paper = begin('管理员转移授权书', company, setting)
    .paragraph(
      `${who(company)}现同意将本单位在平台的企业管理员由原管理员变更为新管理员。自平台办理完成之日起，原管理员不再代表本单位操作。`,
      { indent: 22 },
    )
    .heading('原管理员')
    .cells([
      { label: '姓名', value: administrator.name },
      { label: '身份证号', value: administrator.idNumber },
      { label: '手机号码', value: administrator.phone, wide: true },
    ])
    .heading('新管理员（请手写）')
    .cells([
      { label: '姓名', value: '' },
      { label: '身份证号', value: '' },
      { label: '手机号码', value: '', wide: true },
    ])
    .paragraph('新管理员已知晓管理员的权限和责任，并同意接任。新管理员签字：＿＿＿＿＿＿＿＿', {
      indent: 22,
    });
  return sign(paper, company);
}
