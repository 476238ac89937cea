import type { ReviewDetail } from '@ca-portal/api';

export type ReviewItem = ReviewDetail['items'][number];
export type Verdict = '' | 'pass' | 'fail';

export interface ItemVerdict {
  verdict: Verdict;
  /** Reason code of a failure. */
  reason: string;
  /** The sentence that the applicant reads. */
  note: string;
}

/** The reviewer's input so far, by item key. */
export interface VerdictValues {
  verdicts: Record<string, ItemVerdict>;
  /** For colleagues; the applicant does not read it. */
  remark: string;
}

/** 不通过 (`refuse`) is final; after 退回补正 (`return`) the applicant can correct the order. */
export type Outcome = 'approve' | 'return' | 'refuse';

export interface RejectReason {
  item: string;
  code: string;
  text: string;
}

export const shortestNote = 2;
export const longestNote = 200;

/** The default text for the applicant: which item, what is wrong, what to do. */
export const sentenceFor = ({ label, attachment }: ReviewItem, reason: string): string =>
  `${label}：${reason}，请${attachment ? '重新上传' : '核对后修改'}。`;

export const noVerdict: ItemVerdict = { verdict: '', reason: '', note: '' };

/** In a resubmitted order, an item that passed last time and has not changed keeps its pass. */
export function emptyVerdicts(
  items: readonly ReviewItem[],
  last: ReviewDetail['last'] = null,
): VerdictValues {
  const keeps = ({ key, changed }: ReviewItem) =>
    last !== null && !changed && !last.reasons.some(({ item }) => item === key);
  return {
    verdicts: Object.fromEntries(
      items.map((item) => [item.key, keeps(item) ? { ...noVerdict, verdict: 'pass' as const } : noVerdict]),
    ),
    remark: '',
  };
}

/** Items that changed since the last refusal come first, because this review is about them. */
export const inOrder = (items: readonly ReviewItem[]): ReviewItem[] =>
  items.toSorted((a, b) => Number(b.changed ?? false) - Number(a.changed ?? false));

/** Progress of the review, and which decision is possible now. */
export interface Standing {
  total: number;
  judged: number;
  failed: number;
  /** Labels of failed items whose reason or sentence is missing. */
  unexplained: string[];
  canApprove: boolean;
  canReject: boolean;
  /** `1 项不通过，2 项未判`. */
  summary: string;
  /** Why no decision is possible yet, or the effect of the possible one. */
  hint: string;
}

const isExplained = ({ reason, note }: ItemVerdict) => reason !== '' && note.trim().length >= shortestNote;

function summaryOf(failed: number, open: number): string {
  if (failed === 0 && open === 0) return '全部通过';
  return [failed > 0 ? `${failed} 项不通过` : '', open > 0 ? `${open} 项未判` : '']
    .filter(Boolean)
    .join('，');
}

function hintOf(open: number, failed: number, unexplained: readonly string[]): string {
  if (open > 0) return '全部判完才能提交';
  if (unexplained.length > 0) return `请补全“${unexplained.join('”“')}”的原因和说明`;
  return failed > 0 ? '退回后申请人可以修改，不用再次付费' : '通过后订单进入制证';
}

export function standingOf(
  items: readonly ReviewItem[],
  { verdicts }: Pick<VerdictValues, 'verdicts'>,
): Standing {
  const given = items.map((item) => ({ item, ...noVerdict, ...verdicts[item.key] }));
  const failures = given.filter(({ verdict }) => verdict === 'fail');
  const judged = given.filter(({ verdict }) => verdict !== '').length;
  const unexplained = failures.filter((one) => !isExplained(one)).map(({ item }) => item.label);
  const all = items.length > 0 && judged === items.length;
  return {
    total: items.length,
    judged,
    failed: failures.length,
    unexplained,
    canApprove: all && failures.length === 0,
    canReject: all && failures.length > 0 && unexplained.length === 0,
    summary: summaryOf(failures.length, items.length - judged),
    hint: hintOf(items.length - judged, failures.length, unexplained),
  };
}

/** The failures in the server's format: only items of the order, in its order. */
export const reasonsOf = (
  items: readonly ReviewItem[],
  { verdicts }: Pick<VerdictValues, 'verdicts'>,
): RejectReason[] =>
  items.flatMap(({ key }) => {
    const given = verdicts[key];
    return given?.verdict === 'fail' ? [{ item: key, code: given.reason, text: given.note.trim() }] : [];
  });

/** Sets every item without a verdict to passed; failures stay. */
export const passRest = (items: readonly ReviewItem[], values: VerdictValues): VerdictValues => ({
  ...values,
  verdicts: Object.fromEntries(
    items.map(({ key }) => {
      const given = values.verdicts[key] ?? noVerdict;
      return [key, given.verdict === '' ? { ...given, verdict: 'pass' as const } : given];
    }),
  ),
});
