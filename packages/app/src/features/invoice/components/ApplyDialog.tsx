import {
  checkEmail,
  checkMobile,
  type InvoiceKind,
  invoiceKindLabels,
  moneyText,
} from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Empty } from '@ca-portal/ui/empty';
import { Field, useForm, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Select } from '@ca-portal/ui/select';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { invoiceTitleOf } from '../../../shared/orders/index.js';
import { newRequestId } from '../../../shared/browser/index.js';
import { Pair, Sum } from '../InvoicePage.styles.js';
import { useApply, useTitles, type Invoiceable, type Title } from '../queries.js';
import { lacking } from '../title-words.js';

interface ApplyDialogProps {
  orders: readonly Invoiceable[];
  onClose: () => void;
  onApplied: () => void;
  /** Opens the titles: there is none yet, or the chosen one is incomplete. */
  onTitles: () => void;
}

/** 申请开票 for one or several orders; it needs a title first. */
export function ApplyDialog({ onTitles, ...rest }: ApplyDialogProps) {
  const titles = useTitles();
  if (titles.data && titles.data.length > 0)
    return <ApplyForm titles={titles.data} onTitles={onTitles} {...rest} />;
  return (
    <Dialog open onOpenChange={rest.onClose} title="申请开票">
      <Shown part of={titles} what="发票抬头" loading={<Skeleton height="14rem" />}>
        {() => (
          <Empty
            size="sm"
            title="还没有发票抬头"
            reason="先添加一个抬头，之后开票直接选用。"
            action={
              <Button variant="primary" onClick={onTitles}>
                去添加抬头
              </Button>
            }
          />
        )}
      </Shown>
    </Dialog>
  );
}

interface ApplyValues {
  kind: InvoiceKind;
  titleId: string;
  email: string;
  phone: string;
  remark: string;
}

function ApplyForm({
  orders,
  titles,
  onClose,
  onApplied,
  onTitles,
}: ApplyDialogProps & { titles: readonly Title[] }) {
  const chosen = invoiceTitleOf(orders.map(({ orderNo }) => orderNo));
  const first =
    titles.find(({ id }) => String(id) === chosen) ?? titles.find((one) => one.isDefault) ?? titles[0];
  const form = useForm<ApplyValues>({
    defaultValues: {
      kind: '1',
      titleId: String(first?.id ?? ''),
      email: first?.email ?? '',
      phone: '',
      remark: '',
    },
  });
  // One request id per form: sending it twice creates one invoice.
  const [requestId] = useState(newRequestId);
  const apply = useApply();
  const [kind, titleId] = useWatch({ control: form.control, name: ['kind', 'titleId'] });
  const title = titles.find(({ id }) => String(id) === titleId);
  const missing = title ? lacking(title, kind) : '';
  const amountFen = orders.reduce((sum, { paidFen }) => sum + paidFen, 0);

  return (
    <FormDialog
      title="申请开票"
      form={form}
      submitLabel="提交开票"
      size="lg"
      onClose={onClose}
      onSubmit={async ({ titleId: taken, ...values }) => {
        await apply.mutateAsync({
          body: {
            ...values,
            requestId,
            titleId: Number(taken),
            orderNos: orders.map(({ orderNo }) => orderNo),
            expectedFen: amountFen,
          },
        });
        toaster.success('已提交开票申请，开好后会发到收票邮箱。');
        onApplied();
      }}
    >
      <Sum>
        <dt>{orders.length} 笔订单，开票金额（不含优惠券部分）</dt>
        <dd>{moneyText(amountFen)}</dd>
      </Sum>
      <Field name="kind" label="发票类型" required group>
        <RadioGroup
          options={[
            { value: '1', label: invoiceKindLabels[1], description: '个人或单位都可以。' },
            { value: '2', label: invoiceKindLabels[2], description: '抬头须与证书单位一致，可以抵扣。' },
          ]}
        />
      </Field>
      <Field
        name="titleId"
        label="发票抬头"
        required
        rules={[() => (missing ? `抬头缺少：${missing}。请补全后再提交` : undefined)]}
        hint={title?.taxNumber ? `纳税人识别号 ${title.taxNumber}` : '个人抬头没有纳税人识别号。'}
      >
        <Select options={titles.map((one) => ({ value: String(one.id), label: one.title }))} />
      </Field>
      {missing ? (
        <Alert
          tone="warning"
          title="抬头不完整"
          action={
            <Button size="sm" onClick={onTitles}>
              去补全
            </Button>
          }
        >
          缺少{missing}，不能开{kind === '2' ? '专用' : '普通'}发票。
        </Alert>
      ) : null}
      <Pair>
        <Field name="email" label="收票邮箱" required rules={[checkEmail]}>
          <Input inputMode="email" maxLength={60} />
        </Field>
        <Field name="phone" label="收票手机" required={false} rules={[checkMobile]}>
          <Input inputMode="tel" maxLength={20} />
        </Field>
      </Pair>
      <Field name="remark" label="备注" required={false} hint="会印在发票上。">
        <Textarea rows={2} maxLength={100} />
      </Field>
    </FormDialog>
  );
}
