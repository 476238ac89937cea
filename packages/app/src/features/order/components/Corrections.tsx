import type { OrderDetail } from '@ca-portal/api';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ErrorSummary, Field, Form, useDraft, useForm } from '@ca-portal/ui/form';
import { formatMinute } from '@ca-portal/ui/formats';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { useRuleWords } from '../../../config/rules.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { CardAside, FormBar, Stack } from '../../../shared/page/index.js';
import { correctionBody, emptyCorrection, type CorrectionForm } from '../corrections.js';
import { useResubmit, type OrderService } from '../service-queries.js';
import { CorrectedItems } from './CorrectedItems.js';

interface CorrectionsProps {
  order: OrderDetail;
  service: OrderService;
}

/** 逐项修改: each refused item with its reason and its correction; the other data stay, and nothing is paid again. */
export function Corrections({ order, service }: CorrectionsProps) {
  const say = useRuleWords();
  const form = useForm<CorrectionForm>({ defaultValues: emptyCorrection(order) });
  // An uploaded file is already on the server: its id survives a reload.
  const draft = useDraft(`order-correction:${order.orderNo}:${order.version}`, form);
  const resubmit = useResubmit();
  const [problem, setProblem] = useState<string>();
  const submit = async (values: CorrectionForm) => {
    setProblem(undefined);
    try {
      await resubmit.mutateAsync({
        params: { orderNo: order.orderNo },
        body: correctionBody(service.version, values),
      });
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
      return false;
    }
    draft.clear();
    toaster.success(say('已重新提交，无需再次付费，最晚 {reviewTime}内给出结果。'));
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Card title="逐项修改" extra={<CardAside>共 {order.rejection.length} 项，其余不用动</CardAside>}>
        <Stack>
          <ErrorSummary />
          {problem ? (
            <Alert tone="danger" live title="没有提交成功">
              {problem}您填写的内容都在。
            </Alert>
          ) : null}
          <CorrectedItems order={order} service={service} />
          <Field name="remark" label="给审核人员的说明">
            <Textarea rows={2} maxLength={200} />
          </Field>
        </Stack>
      </Card>
      <FormBar>
        <span>
          {service.correctBefore
            ? `请在 ${formatMinute(service.correctBefore)} 前提交，之后只能退款。`
            : '改好后重新提交。'}
        </span>
        <span data-part="actions">
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting} loadingText="提交中">
            重新提交
          </Button>
        </span>
      </FormBar>
    </Form>
  );
}
