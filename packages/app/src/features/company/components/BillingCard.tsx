import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Dialog } from '@ca-portal/ui/dialog';
import { ErrorSummary, Form, useForm } from '@ca-portal/ui/form';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { refusalOf } from '../../../shell/refusal.js';
import { Stack } from '../CompanyPage.styles.js';
import type { Billing, CompanyRecord } from '../queries.js';
import { useRecordSaver } from '../useRecordSaver.js';
import { BillingFields } from './BillingFields.js';

/** Billing and contact: it touches no certificate, so the administrator may change it at any time. */
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

const formId = 'company-billing';

function BillingDialog({ record, onClose }: { record: CompanyRecord; onClose: () => void }) {
  const form = useForm<Billing>({ defaultValues: record.billing });
  const saver = useRecordSaver(record);
  const [problem, setProblem] = useState<string>();
  const save = async (values: Billing) => {
    setProblem(undefined);
    try {
      await saver.saveBilling(values);
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
      return false;
    }
    toaster.success('已保存开票与联系信息。');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="修改开票与联系"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.formState.isSubmitting}
            loadingText="保存中"
          >
            保存
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={save}>
        <Stack>
          <ErrorSummary />
          {problem ? (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          ) : null}
          <BillingFields />
        </Stack>
      </Form>
    </Dialog>
  );
}
