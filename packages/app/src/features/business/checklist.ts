import { moneyText } from '@ca-portal/api/domain';
import type { BusinessType } from './business-types.js';
import { collectionOf } from './collection.js';
import type { GuideAnswers } from './guide-questions.js';
import { priceUnit, type Price } from './prices.js';

function priceWords(orderType: string, price: Price | 'unknown' | undefined): string {
  if (price === undefined || price === 'unknown') return '以下单页面为准';
  switch (price.kind) {
    case 'free':
      return '免费';
    case 'from':
      return `${moneyText(price.fen)} 起`;
    case 'fixed':
      return `${moneyText(price.fen)}${orderType === '0105' ? priceUnit('0105') : ''}`;
    case 'missing':
      return '请联系客服';
  }
}

/** The result as plain text, to save or share; rules in force are placeholders in it (`useRuleWords`). */
export function checklistText(
  business: BusinessType,
  answers: GuideAnswers,
  price: Price | 'unknown' | undefined,
): string {
  const materials = business.materials.map(({ name, hint }, n) => `  ${n + 1}. ${name}（${hint}）`);
  return [
    `办理清单：${business.title}`,
    business.effect,
    '',
    `费用：${priceWords(business.orderType, price)}`,
    `时长：${business.time}`,
    `谁能办：${business.who}`,
    `怎么领：${collectionOf(business, answers)}`,
    '',
    '材料：',
    ...(materials.length > 0 ? materials : ['  信息没有变化的，不用交材料。']),
    '',
  ].join('\n');
}
