import { and, notInArray } from 'drizzle-orm';
import { publishedContent } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { agreementCategories } from './agreements.js';
import { factOf, visible } from './published.js';

const names = ['organization', 'address', 'email', 'licenseNumber', 'recordNumber'] as const;
export type OperatorFacts = Readonly<Record<(typeof names)[number], string>>;

/** Facts about the operator for footer and 关于我们: an editor's text, otherwise the province's file. */
export async function operatorFacts({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<OperatorFacts> {
  const { name: organization, ...given } = config.province.organization;
  const [text] = await db
    .select({ facts: publishedContent.facts })
    .from(publishedContent)
    .where(and(visible('about', clock()), notInArray(publishedContent.category, [...agreementCategories])))
    .orderBy(publishedContent.position, publishedContent.id)
    .limit(1);
  const configured: OperatorFacts = { organization, ...given };
  return Object.fromEntries(
    names.map((name) => [name, (text && factOf(text, name)) || configured[name]]),
  ) as OperatorFacts;
}
