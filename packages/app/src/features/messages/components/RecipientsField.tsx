import { Button } from '@ca-portal/ui/button';
import { MultiCombobox } from '@ca-portal/ui/combobox';
import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { useState } from 'react';
import { recipientOptions, type Department, type LetterForm } from '../letter-form.js';
import { DepartmentPicker } from './DepartmentPicker.js';

/** Above this many names, only their number is shown. */
const namesAtMost = 30;

/** The recipients: single people by search, or whole departments by a tick. */
export function RecipientsField({ departments }: { departments: readonly Department[] }) {
  const { control, setValue } = useFormContext<LetterForm>();
  const chosen = useWatch({ control, name: 'recipientIds' });
  const [picking, setPicking] = useState(false);
  const choose = (ids: string[]) =>
    setValue('recipientIds', ids, { shouldDirty: true, shouldValidate: ids.length > 0 });
  const many = chosen.length > namesAtMost;
  return (
    <>
      <Field<readonly string[]>
        name="recipientIds"
        label="收件人"
        required="请选择收件人。"
        group={many}
        hint={`已选 ${chosen.length} 人。您自己发的消息不会出现在自己的收件箱。`}
      >
        {(field) => (
          <>
            {many ? null : (
              <MultiCombobox
                {...field}
                options={recipientOptions(departments)}
                placeholder="搜索姓名、身份或单位"
                clearable
              />
            )}
            <span>
              <Button size="sm" variant="text" onClick={() => setPicking(true)}>
                按部门选择
              </Button>
              {many ? (
                <Button size="sm" variant="text" onClick={() => choose([])}>
                  清空收件人
                </Button>
              ) : null}
            </span>
          </>
        )}
      </Field>
      {picking ? (
        <DepartmentPicker
          departments={departments}
          chosen={chosen}
          onChoose={choose}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
}
