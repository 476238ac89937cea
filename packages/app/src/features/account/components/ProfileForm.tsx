import type { ResultOf } from '@ca-portal/api';
import type { account } from '@ca-portal/api/contract';
import { checkEmail, checkPersonName } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { ErrorSummary, Field, Form, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { FieldGrid, Stack } from '../../../shared/page/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { useUpdateProfile } from '../queries.js';

type User = ResultOf<(typeof account)['profile']>['data'];
interface Values {
  nickName: string;
  email: string;
  sex: '0' | '1' | '2';
}

/** Display name, e-mail and sex; the phone is changed separately, because it must be verified. */
export function ProfileForm({ user }: { user: Pick<User, 'nickName' | 'email' | 'sex'> }) {
  const { nickName, email, sex } = user;
  const form = useForm<Values>({
    defaultValues: { nickName, email, sex: sex === '0' || sex === '1' ? sex : '2' },
  });
  const update = useUpdateProfile();
  const [problem, setProblem] = useState<string>();
  const submit = async (values: Values) => {
    setProblem(undefined);
    try {
      await update.mutateAsync({ body: { ...values, email: values.email.trim() } });
    } catch (error) {
      const { fields, text } = refusalOf(error, (name) => (name in values ? name : undefined));
      for (const { field, message } of fields) form.setError(field as keyof Values, { message });
      setProblem(text);
      return false;
    }
    form.reset(values);
    toaster.success('资料已保存。');
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        <ErrorSummary />
        {problem ? (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        ) : null}
        <FieldGrid>
          <Field
            name="nickName"
            label="显示的姓名"
            required
            rules={checkPersonName}
            hint="页面和消息里这样称呼您。"
          >
            <Input maxLength={30} autoComplete="name" />
          </Field>
          <Field name="email" label="邮箱" required={false} rules={checkEmail} hint="收电子发票和通知。">
            <Input type="email" maxLength={60} autoComplete="email" />
          </Field>
          <Field name="sex" label="性别" group>
            <RadioGroup
              orientation="horizontal"
              options={[
                { value: '0', label: '男' },
                { value: '1', label: '女' },
                { value: '2', label: '不说明' },
              ]}
            />
          </Field>
        </FieldGrid>
        <span>
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting} loadingText="保存中">
            保存
          </Button>
        </span>
      </Stack>
    </Form>
  );
}
