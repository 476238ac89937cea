import {
  accessKeyGroups,
  accessKeyMostDays,
  formatBeijing,
  type AccessKeyGroup,
} from '@ca-portal/api/domain';
import { systemAccessKeys } from '@ca-portal/api/groups/system-access-keys';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { MultiCombobox } from '@ca-portal/ui/combobox';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Field, useForm, type FieldControl } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { send } from '../../../api/query.js';
import { FormDialog } from '../../../shared/form/index.js';

/** Long enough for quarterly reports; most scripts are finished by then. */
const usualDays = 90;
const dayAfter = (days: number) => formatBeijing(new Date(Date.now() + days * 86_400_000)).slice(0, 10);

const options = Object.entries(accessKeyGroups).map(([value, label]) => ({ value, label }));

interface Values {
  name: string;
  groups: readonly AccessKeyGroup[];
  readOnly: boolean;
  expireTime: string;
}

/** The purpose of the key, and its end date. */
export function IssueDialog({ onIssued, onClose }: { onIssued: (key: string) => void; onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: {
      name: '',
      groups: [],
      readOnly: true,
      expireTime: dayAfter(usualDays),
    },
  });
  const issue = async ({ groups, expireTime, ...values }: Values) => {
    const body = { ...values, groups: [...groups], expireTime: `${expireTime} 23:59:59` };
    onIssued((await send(systemAccessKeys, 'add', { body })).key);
  };
  return (
    <FormDialog
      title="签发密钥"
      description="密钥以您现在的身份操作。只给需要的范围，每个脚本一把。"
      form={form}
      submitLabel="签发"
      onSubmit={issue}
      onClose={onClose}
    >
      <Field name="name" label="名称" required="请填写名称。" hint="写明哪个系统、做什么用。">
        <Input maxLength={50} />
      </Field>
      <Field name="groups" label="可以调用" required="请至少选择一项。">
        {(control: FieldControl<readonly string[]>) => <MultiCombobox {...control} options={options} />}
      </Field>
      <Field name="readOnly" label="读写" group>
        {(control: FieldControl<boolean>) => <Checkbox {...control}>只读，不能改动任何数据</Checkbox>}
      </Field>
      <Field
        name="expireTime"
        label="有效期至"
        required="请选择日期。"
        hint={`最长 ${accessKeyMostDays} 天，到期后重新签发。`}
      >
        <DatePicker min={dayAfter(0)} />
      </Field>
    </FormDialog>
  );
}
