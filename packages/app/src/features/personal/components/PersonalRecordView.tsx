import { attachmentRule, roles } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Stack } from '../../../shared/page/index.js';
import { AttachmentLinks } from '../../../shared/files/index.js';
import type { PersonalRecord } from '../queries.js';
import { masked } from '../reveal.js';
import { levelLabel } from '../verification-level.js';

const registrationLevels = { '': '', '1': '一级', '2': '二级' } as const;

/** The record during the review: read-only. */
export function PersonalRecordView({ record }: { record: PersonalRecord }) {
  const { fields, roleIds } = record;
  return (
    <Stack>
      <Card title="个人信息">
        <Descriptions
          items={[
            { term: '姓名', value: fields.name },
            masked('身份证号', 'idNumber', fields.idNumber),
            masked('手机号', 'phone', record.phone),
            { term: '邮箱', value: fields.email },
            { term: '性别', value: record.sex },
            { term: '出生日期', value: record.birthday },
            { term: '证件有效期至', value: fields.idValidUntil || '长期' },
            { term: '民族', value: fields.ethnicity },
            { term: '住址', value: fields.address },
            { term: '所属企业', value: record.companyName },
            { term: '实名等级', value: levelLabel(record.verification) },
            ...(roleIds.includes(roles.costEngineer)
              ? [
                  { term: '注册级别', value: registrationLevels[fields.registrationLevel] },
                  { term: '注册编号', value: fields.registrationNumber },
                  { term: '执业印章编码', value: fields.sealCode },
                  { term: '印章有效期至', value: fields.sealValidUntil },
                ]
              : []),
            ...(roleIds.includes(roles.expert)
              ? [
                  { term: '专家编号', value: fields.expertNumber },
                  { term: '专业', value: fields.speciality },
                ]
              : []),
          ]}
        />
      </Card>
      <Card title="附件">
        <Stack>
          {record.files.map(({ kind, file }) => (
            <div key={kind}>
              <strong>{attachmentRule(kind).label}</strong>
              <AttachmentLinks label={attachmentRule(kind).label} files={[file]} />
            </div>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
