import type { OrderDetail, ReviewDetail } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Form, useDraft, useForm, useWatch } from '@ca-portal/ui/form';
import { useEffect } from 'react';
import { isDecidedByOther, useDecide } from '../queries.js';
import { emptyVerdicts, reasonsOf, standingOf, type VerdictValues } from '../verdicts.js';
import { ConflictAlert } from './ConflictAlert.js';
import { DecisionBar } from './DecisionBar.js';
import { FormColumn, ItemList, Keys } from './VerdictForm.styles.js';
import { VerdictRow } from './VerdictRow.js';

export interface VerdictFormProps {
  detail: ReviewDetail;
  queueHref: string;
  onDecided: (order: OrderDetail) => void;
  onRefresh: () => void;
}

/** A verdict for each item, and the decision. What is typed survives a reload until it has been decided. */
export function VerdictForm({ detail, queueHref, onDecided, onRefresh }: VerdictFormProps) {
  const { order, items } = detail;
  const form = useForm<VerdictValues>({ defaultValues: emptyVerdicts(items) });
  const draft = useDraft(`review-${order.orderNo}`, form);
  const values = useWatch({ control: form.control }) as VerdictValues;
  const standing = standingOf(items, values);
  const decide = useDecide(order.orderNo);
  const [confirm, confirmDialog] = useConfirm();
  const gone = isDecidedByOther(decide.error);
  const { clear } = draft;
  useEffect(() => {
    if (gone) clear();
  }, [gone, clear]);

  const submit = async (question: Parameters<typeof confirm>[0]) => {
    if (!(await confirm(question))) return;
    const reasons = reasonsOf(items, form.getValues());
    decide.mutate(
      { version: order.version, reasons },
      {
        onSuccess: (decided) => {
          clear();
          onDecided(decided);
        },
      },
    );
  };
  const approve = () =>
    void submit({
      title: '确认审核通过？',
      description: `${order.companyName || order.holderName}的订单将进入制证，通过后不能再退回。`,
      confirmLabel: '审核通过',
    });
  const reject = () =>
    void submit({
      title: '确认退回补正？',
      description: `申请人会看到 ${standing.failed} 项不通过的原因和说明，修改后重新提交，不用再次付费。`,
      confirmLabel: '退回补正',
      tone: 'danger',
    });
  const busy = decide.isPending ? (decide.variables.reasons.length === 0 ? 'approve' : 'reject') : undefined;

  return (
    <Form form={form} onSubmit={() => undefined} aria-label="审核结论">
      <FormColumn>
        <ConflictAlert
          error={decide.error}
          queueHref={queueHref}
          onRefresh={() => {
            decide.reset();
            onRefresh();
          }}
        />
        <Card
          padding="none"
          title="填写内容"
          extra={
            <span data-part="count">
              已判 {standing.judged} 项，共 {standing.total} 项
            </span>
          }
        >
          <ItemList>
            {items.map((item) => (
              <VerdictRow key={item.key} item={item} />
            ))}
          </ItemList>
        </Card>
        <Keys>快捷键：焦点在某一项时，按 1 通过，按 2 不通过；Tab 键到下一项。</Keys>
        {gone ? null : <DecisionBar standing={standing} busy={busy} onApprove={approve} onReject={reject} />}
      </FormColumn>
      {confirmDialog}
    </Form>
  );
}
