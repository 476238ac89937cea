import { Alert } from '@ca-portal/ui/alert';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Field, useForm } from '@ca-portal/ui/form';
import { toaster } from '@ca-portal/ui/toast';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../session/useSession.js';
import { AccountCode } from '../../../shared/account/index.js';
import { FormDialog } from '../../../shared/form/index.js';
import { useCloseAccount } from '../queries.js';

const known = (ticked: boolean) => ticked || '请确认已知晓注销账号的后果。';

/** 注销账号: final, so it asks for a code and for a confirmation that the user knows the consequences. */
export function CloseAccount({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { smsCode: '', understood: false } });
  const close = useCloseAccount();
  const navigate = useNavigate();
  return (
    <FormDialog
      title="注销账号"
      form={form}
      submitLabel="注销账号"
      submitVariant="danger"
      onClose={onClose}
      onSubmit={async ({ smsCode }) => {
        await close.mutateAsync({ body: { smsCode: smsCode.trim(), understood: true } });
        toaster.success('账号已注销。');
        await logOut();
        void navigate('/', { replace: true });
      }}
    >
      <Alert tone="warning" title="注销后不能恢复">
        不能再登录，余额、优惠券和消息不再可用。需要时可以用同一手机号重新注册。
      </Alert>
      <AccountCode name="smsCode" purpose="close" />
      <Field<boolean> name="understood" rules={{ validate: known }}>
        <Checkbox>我已知晓注销账号的后果</Checkbox>
      </Field>
    </FormDialog>
  );
}
