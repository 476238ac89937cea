import * as limits from '@ca-portal/api/limits/people-review';
import { askAction, field, type Asking, type ResourceAction } from '../../../engines/resource/index.js';
import { explained, unexplained, wordsOf, type Marks } from '../../../engines/desk/index.js';

/** The decision about a record: approval, or refusal with a reason that the person concerned reads. */
export type Decision = { approve: true } | { approve: false; reason: string };
/** A record is returned item by item if items were marked. */
export type RecordDecision =
  | { approve: true }
  | { approve: false; reason: string; items?: { field: string; reason: string }[] };

interface Deciding<Row> extends Pick<Asking<Row, { reason: string }>, 'hidden'> {
  readonly yes: string;
  readonly no: string;
  readonly says: (row: Row) => string;
  /** Why the approval has to wait, e.g. for another person. */
  readonly locked?: (row: Row) => string | undefined;
  /** What an approval did, where it differs from its name. */
  readonly done?: (row: Row) => string;
  readonly decide: (row: Row, decision: RecordDecision) => Promise<unknown>;
}

const unsaid = (marks: Marks): string | undefined => {
  const open = unexplained(marks);
  return open.length > 0 ? `请写明“${open.join('”“')}”的问题` : undefined;
};

/** The two actions of a decision. Marked items prevent approval, and the record's owner is told about them. */
export const decisions = <Row>(
  { yes, no, says, decide, hidden, locked, done }: Deciding<Row>,
  marks: Marks = {},
): ResourceAction<Row>[] => {
  const items = explained(marks).map(([name, { reason }]) => ({ field: name, reason: reason.trim() }));
  return [
    {
      label: yes,
      ...(hidden ? { hidden } : {}),
      locked: (row) => (Object.keys(marks).length > 0 ? `有标为有问题的项目，请${no}` : locked?.(row)),
      says,
      run: (row) => decide(row, { approve: true }),
      done: done ?? (() => `已${yes}`),
    },
    askAction(
      { reason: '' },
      {
        label: no,
        danger: true,
        ...(hidden ? { hidden } : {}),
        locked: () => unsaid(marks),
        values: () => ({ reason: wordsOf(marks) }),
        // The same for people, companies and applications.
        limits: limits.decidePerson,
        fields: {
          reason: field.longText('原因', {
            hint: '对方会看到这段话，请写明问题和怎样修改。',
          }),
        },
        run: ({ reason }, row) =>
          decide(row, { approve: false, reason, ...(items.length > 0 ? { items } : {}) }),
        done: `已${no}`,
      },
    ),
  ];
};
