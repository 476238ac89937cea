import type { PortalConfig } from './portal-config.js';
import { urgentReviewMinutes } from './review-urgency.js';

type Rules = PortalConfig['rules'];
interface Fact {
  /** What it is, for editors. */
  readonly label: string;
  readonly words: (rules: Rules) => string;
}

const span = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`);
/** Fees of changes are set in whole yuan. */
const fee = (fen: number): string => `${fen / 100} 元`;

const facts: Readonly<Record<string, Fact>> = {
  renewalDays: { label: '延期天数', words: ({ renewalDays }) => String(renewalDays) },
  paymentTime: { label: '支付时限', words: ({ paymentMinutes }) => span(paymentMinutes) },
  reviewTime: { label: '审核时限', words: ({ reviewHours }) => span(reviewHours * 60) },
  urgentReviewTime: {
    label: '审核提醒时限',
    words: ({ reviewHours }) => span(urgentReviewMinutes(reviewHours)),
  },
  changeFee: { label: '企业变更费', words: ({ changeFen }) => fee(changeFen) },
  sealChangeFee: { label: '签章变更费', words: ({ sealChangeFen }) => fee(sealChangeFen) },
  smsResendTime: { label: '短信重发间隔', words: ({ smsResendSeconds }) => `${smsResendSeconds} 秒` },
};

/** What an editor may write into a text, `{renewalDays}`, and what it is. */
export const rulePlaces: readonly { readonly place: string; readonly label: string }[] = Object.entries(
  facts,
).map(([name, { label }]) => ({ place: `{${name}}`, label }));

/** A sentence with what the administrator has set in place of `{renewalDays}` and the like (`rulePlaces`). */
export const withRules = (text: string, rules: Rules): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name]?.words(rules) ?? place) : place,
  );
