import { attachmentRule } from '@ca-portal/api/domain';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { AttachmentLinks } from '../../../shared/files/AttachmentLinks.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';

/** One person's record with its materials; looking at it leaves a trace. */
export function PersonRecord({ userGuid }: { userGuid: string }) {
  const record = useQuery(read(peopleReview, 'person', { params: { userGuid } }));
  if (record.isError) return <LoadFailed what="个人信息" query={record} />;
  if (!record.data) return <Skeleton height="16rem" />;
  const { name, phone, idNumber, email, companyName, roleNames, completeness, files } = record.data;
  return (
    <>
      <Descriptions
        items={[
          { term: '姓名', value: name },
          { term: '手机号', value: phone },
          { term: '身份证号', value: idNumber },
          { term: '邮箱', value: email },
          { term: '单位', value: companyName },
          { term: '身份', value: roleNames.join('、') },
          { term: '完整度', value: `${completeness}%` },
        ]}
      />
      <AttachmentLinks
        label="个人材料"
        files={files.map(({ kind, file }) => ({
          ...file,
          name: `${attachmentRule(kind).label}　${file.name}`,
        }))}
      />
    </>
  );
}
