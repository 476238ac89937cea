import { attachmentRule } from '@ca-portal/api/domain';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { AttachmentLinks } from '../../../shared/files/AttachmentLinks.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';

/** One company's record with its materials; looking at it leaves a trace. */
export function CompanyRecord({ companyId }: { companyId: string }) {
  const record = useQuery(read(peopleReview, 'company', { params: { companyId } }));
  if (record.isError) return <LoadFailed what="企业信息" query={record} />;
  if (!record.data) return <Skeleton height="16rem" />;
  const { basics, people, billing, files } = record.data;
  return (
    <>
      <Descriptions
        items={[
          { term: '单位名称', value: basics.companyName },
          { term: '统一社会信用代码', value: basics.creditCode },
          { term: '成立日期', value: basics.foundedOn },
          { term: '注册资本（万元）', value: basics.registeredCapital },
          { term: '地址', value: basics.address, full: true },
          { term: '法定代表人', value: people.representativeName },
          { term: '法定代表人证件号', value: people.representativeIdNumber },
          { term: '经办人', value: people.agentName },
          { term: '经办人电话', value: people.agentPhone },
          { term: '开户银行', value: billing.bank },
          { term: '账号', value: billing.account },
        ]}
      />
      <AttachmentLinks
        label="企业材料"
        files={files.map(({ kind, file }) => ({
          ...file,
          name: `${attachmentRule(kind).label}　${file.name}`,
        }))}
      />
    </>
  );
}
