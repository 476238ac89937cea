import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { useForm } from '@ca-portal/ui/form';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/index.js';
import type { Billing, CompanyRecord } from '../queries.js';
import { useRecordSaver } from '../useRecordSaver.js';
import { BillingFields } from './BillingFields.js';

/** Billing and contact: it affects no certificate, so the administrator may change it at any time. */
export function BillingCard({ record, mayChange }: { record: CompanyRecord; mayChange: boolean }) {
  const [open, setOpen] = useState(false);
  const { billing } = record;
  return (
    <Card
      title="开票与联系"
      extra={
        mayChange ? (
          <Button size="sm" variant="text" aria-label="修改开票与联系" onClick={() => setOpen(true)}>
            修改
          </Button>
        ) : undefined
      }
    >
      <Descriptions
        items={[
          { term: '开户行', value: billing.bank },
          { term: '账号', value: billing.account },
          { term: '注册地址', value: billing.address },
          { term: '注册电话', value: billing.phone },
          { term: '收票邮箱', value: billing.email },
          { term: '邮寄地址', value: billing.mailingAddress },
        ]}
      />
      {open ? <BillingDialog record={record} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function BillingDialog({ record, onClose }: { record: CompanyRecord; onClose: () => void }) {
  const form = useForm<Billing>({ defaultValues: record.billing });
  const saver = useRecordSaver(record);
  return (
    <FormDialog
      title="修改开票与联系"
      form={form}
      submitLabel="保存"
      size="lg"
      onClose={onClose}
      onSubmit={async (billing) => {
        await saver.saveBilling(billing);
        toaster.success('已保存开票与联系信息。');
      }}
    >
      <BillingFields />
    </FormDialog>
  );
}
