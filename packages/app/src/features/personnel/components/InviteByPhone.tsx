import { checkMobile, checkPersonName } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { ErrorSummary, Field, Form, type UseFormReturn } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { refusalOf } from '../../../shared/failure/index.js';
import { FormStack } from '../../../shared/form/index.js';
import { useInvite } from '../queries.js';
import { roleOf, roleOptions } from '../staff-position.js';

interface Invited {
  phone: string;
  name: string;
  roleId: string;
}

/** Invites one person by SMS. */
export function InviteByPhone({ form, onClose }: { form: UseFormReturn<Invited>; onClose: () => void }) {
  const invite = useInvite();
  const [problem, setProblem] = useState<string>();
  const send = async ({ phone, name, roleId: chosen }: Invited) => {
    setProblem(undefined);
    const roleId = roleOf(chosen);
    if (roleId === undefined) return false;
    try {
      const [result] = await invite.mutateAsync({
        body: { people: [{ phone, name, idNumber: '', roleId }] },
      });
      if (result?.invited) {
        toaster.success('已发送邀请，对方登录后接受。');
        onClose();
        return true;
      }
      form.setError('phone', { message: `${result?.reason ?? '没有邀请成功'}。` });
    } catch (error) {
      const { fields, text } = refusalOf(error, (path) => path.split('.').at(-1));
      for (const { field, message } of fields) form.setError(field as 'phone', { message });
      setProblem(text);
    }
    return false;
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <ErrorSummary />
        {problem ? (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        ) : null}
        <Field name="phone" label="手机号" required rules={[checkMobile]}>
          <Input inputMode="tel" maxLength={20} />
        </Field>
        <Field name="name" label="姓名" required hint="对方注册时姓名必须一致。" rules={[checkPersonName]}>
          <Input maxLength={60} />
        </Field>
        <Field
          name="roleId"
          label="角色"
          required="请选择角色。"
          hint="造价师和项目负责人同一时间只能受聘于一家企业。"
        >
          <Select options={roleOptions} />
        </Field>
        <div>
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting} loadingText="发送中">
            发送邀请
          </Button>
        </div>
      </FormStack>
    </Form>
  );
}
