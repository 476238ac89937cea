import type { Asking, Describe, ResourceAction } from '../../../engines/resource/index.js';
import { field } from '../../../engines/resource/index.js';

/** What is decided about a record: yes, or no with a reason that the person concerned reads. */
export type Decision = { approve: true } | { approve: false; reason: string };

interface Deciding<Row> extends Pick<Asking<Row, { reason: string }>, 'hidden'> {
  readonly yes: string;
  readonly no: string;
  readonly says: (row: Row) => string;
  readonly decide: (row: Row, decision: Decision) => Promise<unknown>;
}

/** The two actions of a decision. */
export const decisions = <Row>(
  { ask }: Pick<Describe<Row>, 'ask'>,
  { yes, no, says, decide, hidden }: Deciding<Row>,
): ResourceAction<Row>[] => [
  {
    label: yes,
    ...(hidden ? { hidden } : {}),
    says: ([row]) => (row === undefined ? '' : says(row)),
    run: async ([row]) => row !== undefined && decide(row, { approve: true }),
    done: () => `已${yes}`,
  },
  ask(
    { reason: '' },
    {
      label: no,
      danger: true,
      ...(hidden ? { hidden } : {}),
      fields: {
        reason: field.longText('原因', {
          required: true,
          maxLength: 200,
          hint: '对方会看到这段话，请写明问题和怎样修改。',
        }),
      },
      run: ({ reason }, row) => decide(row, { approve: false, reason }),
      done: `已${no}`,
    },
  ),
];
