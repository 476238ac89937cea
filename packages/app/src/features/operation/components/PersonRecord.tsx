import { attachmentRule, requiredPersonalFields } from '@ca-portal/api/domain';
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

type Person = ResultOf<(typeof Rows)['person']>;
const voluntary = { idValidUntil: '证件有效期至', ethnicity: '民族', address: '住址' } as const;
const levels: Readonly<Record<string, string>> = { '1': '一级', '2': '二级' };

const pointsOf = ({ fields, roleIds }: Person) =>
  Object.entries({ ...requiredPersonalFields(roleIds), ...voluntary }).map(([name, label]) => {
    const value = fields[name as keyof Person['fields']];
    return {
      field: `fields.${name}`,
      label,
      value: name === 'registrationLevel' ? (levels[value] ?? value) : value,
    };
  });

/** One person's record with its materials; each view is logged. At the desk it is reviewed item by item. */
export function PersonRecord({ userGuid, judged }: { userGuid: string; judged?: Judged }) {
  const record = useQuery(read(peopleReview, 'person', { params: { userGuid } }));
  return (
    <Shown part of={record} what="个人信息" loading={<Skeleton height="16rem" />}>
      {(person) => <Facts person={person} judged={judged} />}
    </Shown>
  );
}

function Facts({ person, judged }: { person: Person; judged: Judged | undefined }) {
  const { phone, companyName, roleNames, completeness, files } = person;
  const points = pointsOf(person);
  const named = files.map(({ kind, file }) => ({ kind, file, ...attachmentRule(kind) }));
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
      <Descriptions
        items={[
          ...points.map(({ label, value }) => ({ term: label, value })),
          { term: '手机号', value: phone },
          { term: '单位', value: companyName },
          { term: '身份', value: roleNames.join('、') },
          { term: '完整度', value: `${completeness}%` },
        ]}
      />
      <AttachmentLinks
        label="个人材料"
        files={named.map(({ label, file }) => ({ ...file, name: `${label}　${file.name}` }))}
      />
    </>
  );
}
