import { checkEmail, checkPersonName } from '@ca-portal/api/domain';
import { Field, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { FieldGrid } from '../../../shared/page/index.js';
import { Group } from '../CompanyPage.styles.js';
import type { People } from '../queries.js';
import { checkNumber, checkPhone } from '../record-issues.js';
import { useStepForm } from '../../../shared/record/index.js';
import { StepForm } from './StepForm.js';

export const idKinds = [
  { value: 'idCard', label: '居民身份证' },
  { value: 'passport', label: '护照' },
  { value: 'other', label: '其他证件' },
] as const;

interface PeopleStepProps {
  draftKey: string;
  initial: People;
  save: (people: People) => Promise<void>;
  onPrevious: () => void;
  onNext: () => void;
}

/** 第 2 步: legal representative and agent. Numbers arrive masked; an unchanged one keeps its stored value. */
export function PeopleStep({ draftKey, initial, save, onPrevious, onNext }: PeopleStepProps) {
  const step = useStepForm<People>(draftKey, initial, save);
  const idKind = useWatch({ control: step.form.control, name: 'representativeIdKind' });
  return (
    <StepForm title="第 2 步：法定代表人与经办人" step={step} onPrevious={onPrevious} onNext={onNext}>
      <Group>
        <legend>法定代表人</legend>
        <FieldGrid>
          <Field name="representativeName" label="法定代表人姓名" required rules={[checkPersonName]}>
            <Input maxLength={30} />
          </Field>
          <Field name="representativePhone" label="法定代表人手机号" required rules={[checkPhone]}>
            <Input maxLength={20} inputMode="tel" />
          </Field>
          <Field name="representativeIdKind" label="证件类型" required>
            <Select options={idKinds} />
          </Field>
          <Field
            name="representativeIdNumber"
            label="法定代表人证件号码"
            required
            rules={[(value) => (idKind === 'idCard' ? checkNumber(value) : undefined)]}
          >
            <Input maxLength={30} autoComplete="off" />
          </Field>
        </FieldGrid>
      </Group>
      <Group>
        <legend>经办人</legend>
        <FieldGrid>
          <Field name="agentName" label="经办人姓名" required rules={[checkPersonName]}>
            <Input maxLength={30} />
          </Field>
          <Field name="agentIdNumber" label="经办人身份证号" required rules={[checkNumber]}>
            <Input maxLength={30} autoComplete="off" />
          </Field>
          <Field name="agentPhone" label="经办人手机号" required rules={[checkPhone]}>
            <Input maxLength={20} inputMode="tel" />
          </Field>
          <Field name="agentEmail" label="经办人邮箱" required rules={[checkEmail]}>
            <Input maxLength={60} inputMode="email" />
          </Field>
        </FieldGrid>
      </Group>
    </StepForm>
  );
}
