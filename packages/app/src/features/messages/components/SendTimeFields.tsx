import { formatBeijing } from '@ca-portal/api/domain';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Field, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { useNow } from '../../../shared/time/index.js';
import type { LetterForm } from '../letter-form.js';
import { FieldGrid } from '../../../shared/page/index.js';

/** Now, or at a date and time (Beijing time, like the API). */
export function SendTimeFields() {
  const when = useWatch<LetterForm, 'when'>({ name: 'when' });
  const today = formatBeijing(new Date(useNow())).slice(0, 10);
  return (
    <>
      <Field name="when" label="发送时间" group>
        <RadioGroup
          orientation="horizontal"
          options={[
            { value: 'now', label: '立即发送' },
            { value: 'later', label: '定时发送' },
          ]}
        />
      </Field>
      {when === 'later' ? (
        <FieldGrid>
          <Field name="day" label="发送日期" required>
            <DatePicker min={today} />
          </Field>
          <Field name="time" label="发送时刻" required>
            <Input type="time" />
          </Field>
        </FieldGrid>
      ) : null}
    </>
  );
}
