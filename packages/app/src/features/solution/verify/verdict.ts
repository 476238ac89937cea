import type { CheckedSignature } from './check-signature.js';

export type Verdict = 'valid' | 'invalid' | 'unsure';

/** The result for one signature. Unsure means neither proven nor disproven. */
export function verdictOf(checked: CheckedSignature): Verdict {
  if (!checked.readable) return 'unsure';
  const { content, issuedBy, inTime, revocation, revokedLater, timeStamp } = checked.facts;
  const isRevoked = revocation === 'revoked' && !revokedLater;
  if (content === 'changed' || content === 'forged' || isRevoked) return 'invalid';
  if (timeStamp?.state === 'invalid') return 'invalid';
  if (content === 'foreign' || issuedBy === 'unknown' || timeStamp?.state === 'unknown') return 'unsure';
  return inTime ? (revocation === 'unknown' ? 'unsure' : 'valid') : 'invalid';
}

export interface Summary {
  tone: 'success' | 'danger' | 'warning' | 'info';
  title: string;
  /** The reason and the next step. */
  advice: string;
}

/** All signatures of a file in one sentence, with the next step. */
export function summaryOf(verdicts: readonly Verdict[], changedAfterwards: boolean): Summary {
  const count = (kind: Verdict) => verdicts.filter((one) => one === kind).length;
  const [valid, invalid, unsure] = [count('valid'), count('invalid'), count('unsure')];
  if (verdicts.length === 0)
    return { tone: 'info', title: '没有签章', advice: '这份文件里没有电子签章。请向对方索要签章后的原件。' };
  const parts = [
    valid > 0 ? `${valid} 处有效` : '',
    invalid > 0 ? `${invalid} 处无效` : '',
    unsure > 0 ? `${unsure} 处无法确认` : '',
  ].filter(Boolean);
  const title = parts.join('，');
  if (invalid > 0) return { tone: 'danger', title, advice: '请向对方索要未改动、由有效证书签章的原件。' };
  if (changedAfterwards)
    return {
      tone: 'danger',
      title: `${title}，之后文件又被改动`,
      advice: '最后一处签章之后增加了内容，没有人为它签章。请向对方索要原件。',
    };
  if (unsure > 0)
    return { tone: 'warning', title, advice: '能查到的部分没有问题，查不到的请到签发机构的网站核验。' };
  return {
    tone: 'success',
    title: `${valid} 处签章全部有效`,
    advice: '文件在签章之后没有被改动，可以放心使用。',
  };
}
