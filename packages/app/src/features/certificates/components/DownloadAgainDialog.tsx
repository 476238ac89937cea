import type { LockCard } from '@ca-portal/api/contract';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { certificates } from '@ca-portal/api/groups/certificates';
import { orders } from '@ca-portal/api/groups/orders';
import { Field, useForm } from '@ca-portal/ui/form';
import { groupSerial } from '@ca-portal/ui/formats';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../api/query.js';
import { FormDialog } from '../../../shared/form/index.js';
import { newRequestId } from '../../../shared/browser/index.js';

/** 申请再次下载: the key stays on the computer that generated it, so another computer needs a reviewer's approval. */
export function DownloadAgainDialog({ card, onClose }: { card: LockCard; onClose: () => void }) {
  const [requestId] = useState(newRequestId);
  const form = useForm({ defaultValues: { explanation: '' } });
  const ask = useMutation(
    write(certificates, 'downloadAgain', { quiet: true, refreshes: [caManage, certificates, orders] }),
  );
  return (
    <FormDialog
      title="申请再次下载"
      description={`${card.lockTypeName} ${card.holderName}，${groupSerial(card.serialNumber)}。审核通过后可以在另一台电脑上下载新证书，到期日不变；新证书下载后，原来的证书作废。不收费。`}
      form={form}
      submitLabel="提交申请"
      onClose={onClose}
      onSubmit={async ({ explanation }) => {
        await ask.mutateAsync({ params: { id: card.id }, body: { requestId, explanation } });
        toaster.success('已提交，审核通过后请到这里下载');
      }}
    >
      <Field name="explanation" label="原因" hint="例如：原来的电脑已报废。" required="请填写原因。">
        <Textarea rows={2} maxLength={200} />
      </Field>
    </FormDialog>
  );
}
