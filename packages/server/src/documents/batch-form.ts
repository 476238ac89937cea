import { formatBeijing } from '@ca-portal/api/domain';
import type { FormFacts } from './form-data.js';
import { batchMark, formMark } from './form-mark.js';
import { Paper } from './paper.js';

/**
 * One form for several orders of a company. The barcode at the top has the first order and a digest of all;
 * the list shows all. Each order's own barcode is at the end, so a scan can be checked against the order like
 * a single form.
 */
export async function batchForm(
  title: string,
  facts: readonly FormFacts[],
  remark: string,
  { at, portal }: { at: Date; portal: string },
): Promise<Uint8Array> {
  const [head] = facts;
  if (!head) throw new Error('a batch form without an order');
  const { company, applicant } = head;
  const paper = new Paper({ title, at, footer: `${portal}　生成日期 ${formatBeijing(at).slice(0, 10)}` });
  paper
    .barcode(batchMark(facts))
    .title(title)
    .heading('一、企业信息')
    .cells([
      { label: '企业名称', value: company?.name ?? '', wide: true },
      { label: '信用代码', value: company?.creditCode ?? '' },
      { label: '法定代表人', value: company?.legalRepresentative ?? '' },
      { label: '经办人', value: applicant.name },
      { label: '联系电话', value: applicant.phone },
      { label: '备注', value: remark || '无', wide: true },
    ])
    .heading(`二、业务明细（共 ${facts.length} 笔）`)
    .table(
      ['序号', '订单编号', '持有人', '业务类型', '服务商', '适用平台'],
      [0.07, 0.22, 0.14, 0.15, 0.14, 0.28],
      facts.map((one, i) => [
        String(i + 1),
        one.orderNo,
        one.holderName,
        one.businessName,
        one.providerName,
        one.platformNames.join('、'),
      ]),
    )
    .paragraph('以上业务由本单位统一申请，所填内容真实有效，持有人均已知晓并同意。', { size: 10 })
    .frames([
      { label: '企业公章（不得压字）', width: 60, height: 50 },
      { label: '法定代表人签字或盖章', width: 50, height: 50 },
    ])
    .heading('三、订单条码（请与申请表一并扫描上传）')
    .barcodes(facts.map(formMark));
  return paper.pdf();
}
