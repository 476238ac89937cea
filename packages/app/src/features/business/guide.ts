import type { OrderType } from '@ca-portal/api/domain';
import { endangersOpenBids } from '@ca-portal/api/domain';
import { guideKeys, noneOfThese, questionAt, type GuideAnswers, type GuideKey } from './guide-questions.js';

/** A similar case and the business it leads to: 锁没坏，只是密码锁死 → 补办. */
export interface Neighbor {
  situation: string;
  label: string;
  orderType: OrderType;
}

export type Recommendation =
  | {
      kind: 'business';
      orderType: OrderType;
      /** Bids are pending and this business would make them unreadable (dossier 2.3). */
      endangersBids: boolean;
      /** Additional notes for this user. */
      notes: readonly string[];
      neighbors: readonly Neighbor[];
    }
  /** No business matches: customer service instead of a guess. */
  | { kind: 'none' };

/** situation → business, by whether there is a certificate yet. An expert has his certificate on his phone. */
const forBeginners: Readonly<Record<string, OrderType>> = {
  bid: '0101',
  scan: '0301',
  desk: '0501',
  both: '0101,0301',
};
const forHolders: Readonly<Record<string, OrderType>> = {
  expiring: '0103',
  broken: '0102',
  pinLocked: '0102',
  changed: '0105',
  platform: '0104',
  provider: '0106',
  practiceSeal: '0110',
  unused: '0108',
};

/** A shorter form of the option's title: how the case differs. */
const neighborLabels: Readonly<Record<string, string>> = {
  expiring: '证书是好的，只是快到期',
  broken: '锁坏了或找不到了',
  changed: '单位信息或印章变了',
  platform: '只是要去新的平台',
  unused: '以后不再用这张证书',
  bid: '要投标、开标、盖章',
  scan: '只要扫码登录和签名',
  both: '锁和手机都要',
};

const isAnswer = (key: GuideKey, answers: GuideAnswers): boolean => {
  const given = answers[key];
  const { options, orElse } = questionAt(key, answers);
  return options.some(({ value }) => value === given) || (orElse === true && given === noneOfThese);
};

/** Keeps the valid answers from the first question on. Drops stale or invalid ones. */
export function sensibleAnswers(given: GuideAnswers): GuideAnswers {
  const kept: GuideAnswers = {};
  for (const key of guideKeys) {
    const value = given[key];
    if (value !== undefined && isAnswer(key, { ...kept, [key]: value })) kept[key] = value;
  }
  return kept;
}

/** The first question without an answer; undefined when all are answered. */
export function nextQuestion(answers: GuideAnswers): GuideKey | undefined {
  if (answers.situation === noneOfThese && answers.who && answers.holds) return undefined;
  return guideKeys.find((key) => answers[key] === undefined);
}

/** Sets an answer. A changed one removes the later ones, because they depended on it. */
export function withAnswer(answers: GuideAnswers, key: GuideKey, value: string): GuideAnswers {
  if (answers[key] === value) return answers;
  const at = guideKeys.indexOf(key);
  const changed = answers[key] !== undefined;
  const kept = guideKeys.filter((_, n) => n < at || (!changed && n > at));
  const entries = kept.flatMap((one) => (answers[one] === undefined ? [] : [[one, answers[one]] as const]));
  return sensibleAnswers({ ...Object.fromEntries(entries), [key]: value });
}

/**
 * Other situations that a question after these answers could have led to, nearest first, without the business itself.
 */
function neighborsOf(answers: GuideAnswers, orderType: OrderType): Neighbor[] {
  const table = answers.holds === 'none' ? forBeginners : forHolders;
  return questionAt('situation', answers).options.flatMap(({ value }) => {
    const other = table[value];
    const label = neighborLabels[value];
    return other && label && other !== orderType ? [{ situation: value, label, orderType: other }] : [];
  });
}

function notesOn({ who, holds, situation, timing, detail }: GuideAnswers): string[] {
  const notes: string[] = [];
  if (situation === 'changed' && who !== 'company') {
    notes.push('企业变更仅限企业管理员办理。请把这份清单转给本单位的管理员。');
  }
  if (situation === 'broken') {
    notes.push('电脑读不到锁，先做一次环境检测：多数是驱动或浏览器授权的问题，不用补办，也不花钱。');
  }
  if (situation === 'pinLocked') {
    notes.push('证书还在有效期内的，在“CA管理”选择“解锁CA锁”，用解锁码就能解锁，不用换锁，也不花钱。');
  }
  if (situation === 'expiring' && timing === 'openBids') {
    notes.push('证书在开标当天仍然有效的，开标后再延期。');
  }
  if (situation === 'unused' && detail === 'gone') {
    notes.push('锁不在手里，先在“CA管理”里挂失，再办注销，免得被别人使用。');
  }
  if (situation === 'practiceSeal' && detail === 'gone') {
    notes.push('锁不在手里，印章图样无法写入。请先办CA补办，拿到新锁后新印章一起写入。');
  }
  if (detail === 'address') {
    notes.push('只改地址或电话时，登记后即可，证书和锁不用动，不收费用。');
  }
  if (who === 'expert' && holds === 'none' && situation !== 'scan') {
    notes.push('评标专家多数用手机证书，扫码就能登录和签名。');
  }
  if (timing === 'days' && detail === 'courier') {
    notes.push('三天以内要用的，邮寄可能来不及，改选窗口自取或在线写入更稳妥。');
  }
  return notes;
}

/** The decision: maps complete answers to one business type, or to none. Pure, and defined for all answers. */
export function recommend(given: GuideAnswers): Recommendation {
  const answers = sensibleAnswers(given);
  const { holds, situation } = answers;
  if (nextQuestion(answers) !== undefined || !holds || !situation) return { kind: 'none' };
  const orderType = (holds === 'none' ? forBeginners : forHolders)[situation];
  if (!orderType) return { kind: 'none' };
  return {
    kind: 'business',
    orderType,
    endangersBids: answers.timing === 'openBids' && endangersOpenBids(orderType),
    notes: notesOn(answers),
    neighbors: neighborsOf(answers, orderType).slice(0, 3),
  };
}
