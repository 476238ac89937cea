import type { LockCard } from '@ca-portal/api/contract';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { certificates } from '@ca-portal/api/groups/certificates';
import { Field, useForm } from '@ca-portal/ui/form';
import { groupSerial } from '@ca-portal/ui/formats';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../api/query.js';
import { FormDialog } from '../../../shared/form/index.js';
import { CertificateCode } from '../../../shared/ordering/index.js';

interface LostDialogProps {
  card: LockCard;
  kind: 'lost' | 'found';
  onClose: () => void;
}

const calls = { quiet: true, refreshes: [caManage, certificates] } as const;

/** 挂失 with immediate effect, and its withdrawal; both are verified by a code to the user's own phone. */
export function LostDialog({ card, kind, onClose }: LostDialogProps) {
  const form = useForm({ defaultValues: { smsCode: '', explanation: '' } });
  const report = useMutation(write(caManage, 'reportLost', calls));
  const takeBack = useMutation(write(caManage, 'takeBack', calls));
  const params = { id: card.id };
  const lost = kind === 'lost';
  return (
    <FormDialog
      title={lost ? '挂失CA锁' : '解除挂失'}
      description={`${card.lockTypeName} ${card.holderName}，${groupSerial(card.serialNumber)}。${
        lost
          ? `挂失后这把锁立即不能登录，找回后可以解除挂失；找不回来的请办理补办。${
              card.runningOrderNo ? '正在办理的订单不受影响。' : ''
            }`
          : '解除后这把锁可以照常登录。'
      }`}
      form={form}
      submitLabel={lost ? '确认挂失' : '确认解除'}
      submitVariant={lost ? 'danger' : 'primary'}
      onClose={onClose}
      onSubmit={async ({ smsCode, explanation }) => {
        if (lost) await report.mutateAsync({ params, body: { smsCode: smsCode.trim(), explanation } });
        else await takeBack.mutateAsync({ params, body: { smsCode: smsCode.trim() } });
        toaster.success(lost ? '已挂失，这把锁不能再登录' : '已解除挂失');
      }}
    >
      {lost ? (
        <Field name="explanation" label="情况说明" required>
          <Textarea rows={2} maxLength={200} />
        </Field>
      ) : null}
      <CertificateCode name="smsCode" />
    </FormDialog>
  );
}
