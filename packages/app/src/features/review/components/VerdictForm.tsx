import type { OrderDetail, ReviewDetail } from '@ca-portal/api';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Field, Form, useDraft, useForm, useWatch } from '@ca-portal/ui/form';
import { Textarea } from '@ca-portal/ui/textarea';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeskKeys, type Compared } from '../../../engines/desk/index.js';
import { isClaimedByOther, isDecidedByOther, useDecide } from '../queries.js';
import { askedToday, rememberAsked } from '../useAskedToday.js';
import { useItemKeys } from '../useItemKeys.js';
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
import { FormColumn, ItemList } from './VerdictForm.styles.js';
import { VerdictRow } from './VerdictRow.js';

export interface VerdictFormProps {
  detail: ReviewDetail;
  queueHref: string;
  onDecided: (order: OrderDetail, outcome: Outcome) => void;
  onRefresh: () => void;
  /** Called with the current item: its paper is shown beside the form. */
  onReach: (key: string) => void;
  /** Called with what to show beside the paper for comparison. */
  onCompare: (compared: Compared) => void;
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** A verdict for each item, and the decision. The input survives a reload until the order is decided. */
export function VerdictForm({
  detail,
  queueHref,
  onDecided,
  onRefresh,
  onReach,
  onCompare,
  previousHref,
  nextHref,
}: VerdictFormProps) {
  const { order, last } = detail;
  const items = inOrder(detail.items);
  const form = useForm<VerdictValues>({ defaultValues: emptyVerdicts(items, last) });
  // The verdicts of an earlier round do not count for what was corrected since.
  const draft = useDraft(`review-${order.orderNo}${last ? ` ${last.at}` : ''}`, form);
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
  const navigate = useNavigate();
  const go = (href: string | undefined) => void (href && navigate(href));
  const root = useRef<HTMLFormElement>(null);
  useItemKeys(root);
  const { line, help } = useDeskKeys(root, [
    { key: '↑ ↓', does: '上一项、下一项' },
    { key: '1', does: '通过' },
    { key: '2', does: '不通过' },
    { key: 'Alt+1', does: '按第一个原因判不通过并填好说明，Alt+2 按第二个' },
    { key: 'a', does: '其余全部通过', run: pass },
    { key: 'c', does: '与上次并排', run: () => onCompare('before') },
    { key: 'l', does: '与示例并排', run: () => onCompare('sample') },
    { key: 'v', does: '只看这次', run: () => onCompare('none') },
    { key: '+ −', does: '看图时缩放' },
    { key: 'r', does: '看图时旋转' },
    {
      key: 'Ctrl+Enter',
      does: '提交',
      run: () => {
        if (gone) return;
        if (standing.canApprove) void submit('approve');
        else if (standing.canReject) void submit('return');
      },
    },
    { key: 'j', does: '下一单', run: () => go(nextHref) },
    { key: 'k', does: '上一单', run: () => go(previousHref) },
  ]);

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
          {line}
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
      {/* Outside the form, so that keys pressed in the dialog do not trigger the desk's shortcuts. */}
      {confirmDialog}
      {help}
    </>
  );
}
