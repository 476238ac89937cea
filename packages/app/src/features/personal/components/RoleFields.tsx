import { roles } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Field, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { FieldGrid, Stack } from '../../../shared/page/index.js';
import type { Fields, PersonalRecord } from '../queries.js';
import { PracticeSeal } from './PracticeSeal.js';

const levels = [
  { value: '1', label: '一级造价工程师' },
  { value: '2', label: '二级造价工程师' },
];

/** Fields that only cost engineers and experts have (dossier 3.2). */
export function RoleFields({ record }: { record: PersonalRecord }) {
  return (
    <>
      {record.roleIds.includes(roles.costEngineer) ? <CostEngineer companyName={record.companyName} /> : null}
      {record.roleIds.includes(roles.expert) ? (
        <Card title="评标专家">
          <FieldGrid>
            <Field name="expertNumber" label="专家编号" required>
              <Input maxLength={30} />
            </Field>
            <Field name="speciality" label="专业" required>
              <Input maxLength={60} />
            </Field>
          </FieldGrid>
        </Card>
      ) : null}
    </>
  );
}

function CostEngineer({ companyName }: { companyName: string }) {
  const fields = useWatch<Fields>() as Partial<Fields>;
  return (
    <Card title="造价师执业信息">
      <Stack>
        <FieldGrid>
          <Field name="registrationLevel" label="注册级别" required>
            <Select options={levels} placeholder="请选择" />
          </Field>
          <Field name="registrationNumber" label="注册编号" required>
            <Input maxLength={30} />
          </Field>
          <Field name="sealCode" label="执业印章编码" required>
            <Input maxLength={30} />
          </Field>
          <Field name="sealValidUntil" label="印章有效期至" required>
            <DatePicker />
          </Field>
        </FieldGrid>
        <PracticeSeal
          level={fields.registrationLevel === '2' ? '2' : '1'}
          name={fields.name ?? ''}
          code={fields.sealCode ?? ''}
          validUntil={fields.sealValidUntil ?? ''}
          companyName={companyName}
        />
      </Stack>
    </Card>
  );
}
