import type { OrderType } from '@ca-portal/api/domain';
import type { GuideAnswers } from './guide-questions.js';
import { priceOf, type Price } from './prices.js';
import { useProductsOfRole } from './queries.js';
import { usePriceSource } from './useStanding.js';

/** The role whose products apply; the answers may give it before the login does. */
const roleOf: Readonly<Record<string, number>> = { company: 5, person: 2, expert: 3, costEngineer: 4 };
const years = ['expiring', 'scan', 'desk'];

/** The price for the answers; undefined while loading. */
export function useGuidePrice(orderType: OrderType, answers: GuideAnswers): Price | 'unknown' | undefined {
  const { source, failed } = usePriceSource(roleOf[answers.who ?? '']);
  if (!source) return failed ? 'unknown' : undefined;
  const count = Number(answers.detail) || 1;
  const { situation, detail } = answers;
  if (orderType === '0105' && detail === 'address') return { kind: 'free' };
  return priceOf(orderType, source, {
    ...(years.includes(situation ?? '') ? { years: count } : {}),
    ...(situation === 'platform' ? { platforms: count } : {}),
    courier: detail === 'courier',
  });
}

/**
 * The order link for the answers: the guided order page with the only product of that kind for the role. Undefined
 * where the user must choose first, and for a business that starts from a certificate.
 */
export function useGuidedOrder(orderType: OrderType, { who, detail }: GuideAnswers): string | undefined {
  const rows = useProductsOfRole(roleOf[who ?? '']).data?.rows ?? [];
  const [only, another] = rows.filter((one) => one.orderType === orderType && one.available);
  return only && !another ? `/makeSureOrderNew?product=${only.id}&delivery=${detail ?? ''}` : undefined;
}
