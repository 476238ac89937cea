import { checkCompanyName, checkCreditCode } from '@ca-portal/api/domain';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Field, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { Textarea } from '@ca-portal/ui/textarea';
import { usePortalConfig } from '../../../config/config.js';
import { FieldGrid } from '../../../shared/page/index.js';
import type { Basics } from '../queries.js';
import { mayConfirmCode } from '../record-issues.js';
import { useStepForm } from '../../../shared/record/index.js';
import { StepForm } from './StepForm.js';

const kinds = ['有限责任公司', '股份有限公司', '国有企业', '个人独资企业', '合伙企业', '事业单位', '其他'];

interface BasicsStepProps {
  draftKey: string;
  initial: Basics;
  save: (basics: Basics) => Promise<void>;
  onNext: () => void;
}

/** 第 1 步: the data on the license. A wrong check digit does not block, it must be confirmed. */
export function BasicsStep({ draftKey, initial, save, onNext }: BasicsStepProps) {
  const { place } = usePortalConfig();
  const step = useStepForm<Basics>(draftKey, initial, save);
  const { control } = step.form;
  const code = useWatch({ control, name: 'creditCode' });
  const known = initial.kind === '' || kinds.includes(initial.kind) ? kinds : [...kinds, initial.kind];
  return (
    <StepForm title="第 1 步：基本信息" step={step} onNext={onNext}>
      <FieldGrid>
        <div data-wide="">
          <Field
            name="companyName"
            label="企业名称"
            required
            hint="与营业执照一字不差，括号用全角。"
            rules={[checkCompanyName]}
          >
            <Input maxLength={100} />
          </Field>
        </div>
        <div>
          <Field
            name="creditCode"
            label="统一社会信用代码"
            required
            rules={[
              (value) =>
                step.form.getValues('codeConfirmed') && mayConfirmCode(value)
                  ? undefined
                  : checkCreditCode(value),
            ]}
          >
            <Input maxLength={20} />
          </Field>
          {mayConfirmCode(code) ? (
            <Field name="codeConfirmed" required={false}>
              {({ value, onValueChange, ...rest }) => (
                <Checkbox
                  name={rest.name}
                  value={Boolean(value)}
                  onValueChange={(next) => {
                    onValueChange(next as never);
                    void step.form.trigger('creditCode');
                  }}
                >
                  已核对，仍然提交（转人工审核）
                </Checkbox>
              )}
            </Field>
          ) : null}
        </div>
        <Field name="kind" label="企业类型" required={false}>
          <Select options={known.map((value) => ({ value, label: value }))} />
        </Field>
        <Field name="foundedOn" label="成立日期" required={false}>
          <DatePicker />
        </Field>
        <Field name="operatesUntil" label="营业期限至" required={false} hint="长期的不用填写。">
          <DatePicker />
        </Field>
        <Field name="registeredCapital" label="注册资本（万元）" required={false}>
          <Input maxLength={20} inputMode="decimal" />
        </Field>
        <Field
          name="region"
          label="所属地区"
          required
          hint={`省/市/区，例如：${place.province}/${place.cities[0] ?? place.province}/示例区。`}
        >
          <Input maxLength={60} />
        </Field>
        <div data-wide="">
          <Field name="address" label="住所" required>
            <Input maxLength={120} />
          </Field>
        </div>
        <div data-wide="">
          <Field name="scope" label="经营范围" required={false}>
            <Textarea rows={3} maxLength={2000} />
          </Field>
        </div>
      </FieldGrid>
    </StepForm>
  );
}
