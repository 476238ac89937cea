import type { OrderDetail, ReviewDetail } from '@ca-portal/api';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Field, Form, useDraft, useForm, useWatch } from '@ca-portal/ui/form';
import { Textarea } from '@ca-portal/ui/textarea';
import { useEffect, useRef } from 'react';
import { isClaimedByOther, isDecidedByOther, useDecide } from '../queries.js';
import { askedToday, rememberAsked } from '../useAskedToday.js';
import { useDeskKeys } from '../useDeskKeys.js';
import {
  emptyVerdicts,
  inOrder,
  longestNote,
  passRest,
  reasonsOf,
  standingOf,
  type Outcome,
  type VerdictValues,
} from '../verdicts.js';
import { ConflictAlert } from './ConflictAlert.js';
import { DecisionBar } from './DecisionBar.js';
import { questionFor } from './decision-questions.js';
import { FormColumn, ItemList, Keys } from './VerdictForm.styles.js';
import { VerdictRow } from './VerdictRow.js';

export interface VerdictFormProps {
  detail: ReviewDetail;
  queueHref: string;
  onDecided: (order: OrderDetail, outcome: Outcome) => void;
  onRefresh: () => void;
  /** The current item: its paper is shown beside. */
  onReach: (key: string) => void;
}

/** A verdict for each item, and the decision. What is typed survives a reload until it has been decided. */
export function VerdictForm({ detail, queueHref, onDecided, onRefresh, onReach }: VerdictFormProps) {
  const { order, last } = detail;
  const items = inOrder(detail.items);
  const form = useForm<VerdictValues>({ defaultValues: emptyVerdicts(items, last) });
  const draft = useDraft(`review-${order.orderNo}`, form);
  const values = useWatch({ control: form.control }) as VerdictValues;
  const standing = standingOf(items, values);
  const decide = useDecide(order.orderNo);
  const [confirm, confirmDialog] = useConfirm();
  const gone = isDecidedByOther(decide.error) || isClaimedByOther(decide.error);
  const { clear } = draft;
  useEffect(() => {
    if (gone) clear();
  }, [gone, clear]);

  const submit = async (outcome: Outcome) => {
    if (decide.isPending) return;
    if (!askedToday(outcome)) {
      const question = questionFor(outcome, order, standing.failed, detail.people === 2 && !detail.agreement);
      if (!(await confirm(question))) return;
      rememberAsked(outcome);
    }
    const given = form.getValues();
    const reasons = outcome === 'approve' ? [] : reasonsOf(items, given);
    decide.mutate(
      { version: order.version, outcome, reasons, remark: given.remark.trim() },
      {
        onSuccess: (decided) => {
          clear();
          onDecided(decided, outcome);
        },
      },
    );
  };
  const pass = () =>
    form.setValue('verdicts', passRest(items, form.getValues()).verdicts, { shouldDirty: true });
  const root = useRef<HTMLFormElement>(null);
  useDeskKeys(root, {
    onPassRest: pass,
    onSubmit: () => {
      if (gone) return;
      if (standing.canApprove) void submit('approve');
      else if (standing.canReject) void submit('return');
    },
  });

  return (
    <>
      <Form form={form} onSubmit={() => undefined} aria-label="审核结论" ref={root}>
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
            title="填写内容和材料"
            extra={
              <span data-part="count">
                已判 {standing.judged} 项，共 {standing.total} 项
                <Button size="sm" variant="text" onClick={pass}>
                  其余全部通过
                </Button>
              </span>
            }
          >
            <ItemList>
              {items.map((item) => (
                <VerdictRow key={item.key} item={item} onReach={onReach} />
              ))}
            </ItemList>
          </Card>
          <Card>
            <Field name="remark" label="内部备注" hint="只有审核人员能看到。">
              <Textarea rows={2} maxLength={longestNote} />
            </Field>
          </Card>
          <Keys>
            快捷键在整页有效：↑ ↓ 上一项、下一项，1 通过，2 不通过，A 其余全部通过，Ctrl+Enter
            提交，每天第一次会请您确认；看图时 + − 缩放，R 旋转。
          </Keys>
          {gone ? null : (
            <DecisionBar
              standing={standing}
              busy={decide.isPending ? decide.variables.outcome : undefined}
              onApprove={() => void submit('approve')}
              onReturn={() => void submit('return')}
              onRefuse={() => void submit('refuse')}
            />
          )}
        </FormColumn>
      </Form>
      {/* Outside: what is pressed in the question is no key of the desk. */}
      {confirmDialog}
    </>
  );
}
