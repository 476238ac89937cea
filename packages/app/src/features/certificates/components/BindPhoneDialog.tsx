import type { LockCard } from '@ca-portal/api/contract';
import { checkMobile } from '@ca-portal/api/domain';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { credentials } from '@ca-portal/api/groups/credentials';
import { Field, useForm, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../api/query.js';
import { FormDialog } from '../../../shared/form/index.js';
import { CertificateCode } from '../../../shared/ordering/index.js';

/** 绑定提醒手机号: the phone number for this certificate's reminders, verified by a code. */
export function BindPhoneDialog({ card, onClose }: { card: LockCard; onClose: () => void }) {
  const form = useForm({ defaultValues: { mobilePhone: '', smsCode: '' } });
  const mobile = useWatch({ control: form.control, name: 'mobilePhone' }).trim();
  const bind = useMutation(write(credentials, 'bindPhone', { quiet: true, refreshes: [caManage] }));
  return (
    <FormDialog
      title="绑定提醒手机号"
      description={`${card.lockTypeName} ${card.holderName}。到期提醒会发到这个手机号，原来绑定的手机号不再收到。`}
      form={form}
      submitLabel="绑定"
      onClose={onClose}
      onSubmit={async ({ mobilePhone, smsCode }) => {
        await bind.mutateAsync({
          query: { certificateId: card.id, mobilePhone: mobilePhone.trim(), code: smsCode.trim() },
        });
        toaster.success('已绑定提醒手机号');
      }}
    >
      <Field name="mobilePhone" label="手机号" required rules={[checkMobile]}>
        <Input type="tel" inputMode="tel" maxLength={20} />
      </Field>
      {checkMobile(mobile).ok ? <CertificateCode name="smsCode" mobile={mobile} /> : null}
    </FormDialog>
  );
}
