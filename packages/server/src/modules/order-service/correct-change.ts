import type { InputOf, orderService } from '@ca-portal/api/contract';
import {
  checkCompanyName,
  checkCreditCode,
  checkPersonName,
  sealFactOf,
  type Checked,
  type SealFact,
} from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { changeOrders } from '../../db/schema/index.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import { codeOwner } from '../../services/certificates/index.js';
import type { OrderRow } from '../../services/orders/index.js';

type Values = InputOf<(typeof orderService)['resubmit']>['body']['values'];

const prefix = 'change-';
const checks: Readonly<Record<string, (text: string) => Checked>> = {
  name: checkCompanyName,
  creditCode: checkCreditCode,
  legalRepresentative: checkPersonName,
};

/** Items of a change order that are corrected in its facts, which the review and the writing read. */
export const isChangeFact = (item: string): boolean =>
  item === 'grounds' || item.startsWith(prefix) || sealFactOf(item) !== undefined;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Validates each part of a practice seal, as in the original form. */
const checkSeal = (fact: SealFact, value: string): Checked => {
  if (fact === 'employer') return checkCompanyName(value);
  if (fact === 'validUntil')
    return isDay(value) ? { ok: true, value } : { ok: false, reason: '请输入日期，例如 2027-12-31' };
  return value.length >= 4 && value.length <= 30
    ? { ok: true, value }
    : { ok: false, reason: '请完整输入，4 至 30 个字符' };
};

/** Puts corrections into the facts, under the rules of the original form. */
export async function correctChange(tx: Db, order: OrderRow, values: Values): Promise<void> {
  const said = values.filter(({ item }) => isChangeFact(item));
  if (said.length === 0) return;
  const [change] = await tx.select().from(changeOrders).where(eq(changeOrders.orderNo, order.orderNo));
  if (!change) throw new InvalidInput([{ field: 'values', message: '该项没有被退回，不能修改' }]);
  const facts = structuredClone(change.facts);
  for (const { item, value } of said) {
    const refuse = (message: string) =>
      new InvalidInput([{ field: `values.${values.findIndex((one) => one.item === item)}.value`, message }]);
    if (item === 'grounds') {
      facts.explanation = value;
      continue;
    }
    const sealFact = sealFactOf(item);
    if (sealFact) {
      if (!facts.seal) throw refuse('该项没有被退回，不能修改');
      const judged = checkSeal(sealFact, value);
      if (!judged.ok) throw refuse(judged.reason);
      facts.seal[sealFact] = judged.value;
      continue;
    }
    const fact = facts.changes?.find(({ key }) => `${prefix}${key}` === item);
    if (!fact) throw refuse('该项没有被退回，不能修改');
    const checked = checks[fact.key]?.(value);
    if (checked && !checked.ok) throw refuse(checked.reason);
    fact.after = checked?.ok ? checked.value : value;
    if (fact.key === 'creditCode' && (await codeOwner(tx, fact.after, order.companyId)))
      throw refuse('该信用代码已被其他企业使用，请核对');
  }
  await tx.update(changeOrders).set({ facts }).where(eq(changeOrders.orderNo, order.orderNo));
}
