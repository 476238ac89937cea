import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Tag } from '@ca-portal/ui/tag';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Textarea } from '@ca-portal/ui/textarea';
import type { KeyboardEvent } from 'react';
import {
  longestNote,
  noVerdict,
  sentenceFor,
  shortestNote,
  type ItemVerdict,
  type ReviewItem,
  type Verdict,
  type VerdictValues,
} from '../verdicts.js';
import { VerdictChoice } from './VerdictChoice.js';
import { FailureFields, Finding, Row } from './VerdictRow.styles.js';

const keys: Readonly<Record<string, Verdict>> = { '1': 'pass', '2': 'fail' };
const rows = '[data-verdict-row]';
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus to the same place in the row above or below. */
function moveFocus(from: HTMLElement, by: number): void {
  const all = [...(from.closest('ul')?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const next = all[all.indexOf(from) + by];
  (next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector<HTMLElement>('input'))?.focus();
}
const isTyping = (target: EventTarget) => target instanceof Element && target.closest('textarea') !== null;

export function ItemText({ item }: { item: ReviewItem }) {
  return (
    <div data-part="text">
      <span data-part="label">
        {item.label} {item.changed ? <Tag tone="brand">有变化</Tag> : null}
      </span>
      <span>{item.value || '—'}</span>
      {item.before ? (
        <del>
          {item.changed ? '上次' : '变更前'}：{item.before}
        </del>
      ) : null}
      <Finding data-passed={item.passed || undefined}>
        <Icon name={item.passed ? 'check' : 'warning'} />
        机器预检：{item.finding}
      </Finding>
    </div>
  );
}

/**
 * One item: the entered data, the portal's findings, and the verdict. Keys 1 and 2, and Alt with a reason's number,
 * work anywhere in the row.
 */
export function VerdictRow({ item, onReach }: { item: ReviewItem; onReach?: (key: string) => void }) {
  const { setValue } = useFormContext<VerdictValues>();
  const name = `verdicts.${item.key}` as const;
  const given: ItemVerdict = useWatch<VerdictValues, typeof name>({ name }) ?? noVerdict;

  const judge = (verdict: Verdict) => {
    const only = item.reasons.length === 1 ? item.reasons[0]?.code : undefined;
    // Reason and sentence are kept after a change to 通过, and are shown again with 不通过.
    const reason = verdict === 'fail' ? given.reason || (only ?? '') : given.reason;
    setValue(name, { ...given, verdict, reason }, { shouldDirty: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const verdict = keys[event.key];
    const step = steps[event.key];
    if (step !== undefined && event.target instanceof HTMLInputElement) {
      // Handled before the radio buttons use the up and down arrows; left and right stay with the radio buttons.
      event.preventDefault();
      moveFocus(event.currentTarget, step);
      return;
    }
    const chosen = event.altKey
      ? item.reasons[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1]
      : undefined;
    if (chosen) {
      event.preventDefault();
      // Fills in the sentence only if it is empty.
      const note = given.note.trim() ? given.note : sentenceFor(item, chosen.text);
      setValue(name, { verdict: 'fail', reason: chosen.code, note }, { shouldDirty: true });
      return;
    }
    if (!verdict || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    judge(verdict);
  };

  return (
    <Row
      data-verdict-row=""
      data-verdict={given.verdict || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => onReach?.(item.key)}
    >
      <ItemText item={item} />
      <VerdictChoice label={item.label} value={given.verdict} onVerdict={judge} />
      {given.verdict === 'fail' ? (
        <FailureFields>
          <Field name={`${name}.reason`} label="不通过原因" group required="请选择不通过原因">
            <RadioGroup
              variant="chips"
              options={item.reasons.map(({ code, text }) => ({ value: code, label: `${code} ${text}` }))}
            />
          </Field>
          <Field
            name={`${name}.note`}
            label="给申请人的说明"
            hint="申请人会看到原因和说明，改好后不用再付费。"
            required="请填写给申请人的说明"
            rules={{
              validate: (text: string) =>
                text.trim().length >= shortestNote || `说明至少 ${shortestNote} 个字，请写清要改什么`,
            }}
          >
            <Textarea maxLength={longestNote} rows={2} />
          </Field>
        </FailureFields>
      ) : null}
    </Row>
  );
}
