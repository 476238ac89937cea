import { attachmentRule } from '@ca-portal/api/domain';
import type { ResultOf } from '@ca-portal/api';
import type { peopleReview as Rows } from '@ca-portal/api/contract';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { Points, type Judged } from '../../../engines/desk/index.js';
import { AttachmentLinks } from '../../../shared/files/index.js';
import { Shown } from '../../../shared/failure/index.js';

type Company = ResultOf<(typeof Rows)['company']>;
const pointsOf = ({ basics, people, billing }: Company) => [
  { field: 'basics.companyName', label: '单位名称', value: basics.companyName },
  { field: 'basics.creditCode', label: '统一社会信用代码', value: basics.creditCode },
  { field: 'basics.kind', label: '类型', value: basics.kind },
  { field: 'basics.foundedOn', label: '成立日期', value: basics.foundedOn },
  { field: 'basics.registeredCapital', label: '注册资本（万元）', value: basics.registeredCapital },
  { field: 'basics.address', label: '住所', value: basics.address },
  { field: 'basics.region', label: '所属地区', value: basics.region },
  { field: 'people.representativeName', label: '法定代表人', value: people.representativeName },
  {
    field: 'people.representativeIdNumber',
    label: '法定代表人证件号',
    value: people.representativeIdNumber,
  },
  { field: 'people.agentName', label: '经办人', value: people.agentName },
  { field: 'people.agentIdNumber', label: '经办人身份证号', value: people.agentIdNumber },
  { field: 'people.agentPhone', label: '经办人电话', value: people.agentPhone },
  { field: 'people.agentEmail', label: '经办人邮箱', value: people.agentEmail },
  { field: 'billing.bank', label: '开户银行', value: billing.bank },
  { field: 'billing.account', label: '账号', value: billing.account },
];

/** One company's record with its materials; each view is logged. At the desk it is reviewed item by item. */
export function CompanyRecord({ companyId, judged }: { companyId: string; judged?: Judged }) {
  const record = useQuery(read(peopleReview, 'company', { params: { companyId } }));
  return (
    <Shown part of={record} what="企业信息" loading={<Skeleton height="16rem" />}>
      {(company) => <Facts company={company} judged={judged} />}
    </Shown>
  );
}

function Facts({ company, judged }: { company: Company; judged: Judged | undefined }) {
  const found = new Map(
    company.comparison.flatMap(({ field, read, same }) =>
      read === null
        ? []
        : [[field as string, { text: same ? '与执照一致' : `执照上是：${read}`, passed: same }]],
    ),
  );
  const points = pointsOf(company).map((point) => ({
    ...point,
    finding: found.get(point.field.split('.')[1] ?? ''),
  }));
  const named = company.files.map(({ kind, file }) => ({ kind, file, ...attachmentRule(kind) }));
  if (judged)
    return (
      <Points
        {...judged}
        title="填写内容和材料"
        points={[...points, ...named.map(({ kind, label }) => ({ field: `files.${kind}`, label, kind }))]}
        materials={named}
      />
    );
  return (
    <>
      <Descriptions items={points.map(({ label, value }) => ({ term: label, value }))} />
      <AttachmentLinks
        label="企业材料"
        files={named.map(({ label, file }) => ({ ...file, name: `${label}　${file.name}` }))}
      />
    </>
  );
}
