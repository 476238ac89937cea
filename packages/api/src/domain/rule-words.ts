import type { PortalConfig } from './portal-config.js';

const span = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`);

/** Fills the administrator's settings into `{renewalDays}`, `{paymentTime}` and `{reviewTime}` of a message. */
export function withRules(text: string, rules: PortalConfig['rules']): string {
  const facts: Readonly<Record<string, string>> = {
    renewalDays: String(rules.renewalDays),
    paymentTime: span(rules.paymentMinutes),
    reviewTime: span(rules.reviewHours * 60),
  };
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
}
