import { formatBeijing, type ContentKind } from '@ca-portal/api/domain';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { contentVersions, publishedContent, type ContentForm } from '../../db/schema/index.js';
import { factOf, visible } from './published.js';

/** Texts of the kind 关于我们 in this category are agreements: edited, approved and stored like all content. */
export const agreementCategory = '协议';
/** Rules that are shown only where users agree to them; each is its own category beside the agreements. */
export const rulesCategories = { card: '预存卡章程', membership: '会员规则' } as const;
export const agreementCategories: readonly string[] = [agreementCategory, ...Object.values(rulesCategories)];
export const isAgreement = (category: string): boolean => agreementCategories.includes(category);

type Version = typeof contentVersions.$inferSelect;

/** Every version of these agreements that was ever published, the latest first. */
const publicVersions = (db: Db, ids: readonly number[]): Promise<Version[]> =>
  db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.kind, 'about'),
        inArray(contentVersions.id, [...ids]),
        isNotNull(contentVersions.publishedAt),
      ),
    )
    .orderBy(desc(contentVersions.version));

/** Texts under one number are the same version; texts from before numbers were demanded are their own. */
const numberOf = (row: Version) => factOf(row.form, 'version') || `#${row.version}`;

/** One entry per number: its latest text, in force since its first publication. */
function byNumber(rows: readonly Version[]) {
  const numbers = [...new Set(rows.map(numberOf))];
  return numbers.flatMap((number) => {
    const same = rows.filter((row) => numberOf(row) === number);
    const [latest] = same;
    const first = same.at(-1)?.publishedAt;
    if (!latest || !first) return [];
    const { id, form, version: textVersion } = latest;
    return [
      {
        id,
        textVersion,
        title: form.title,
        version: factOf(form, 'version'),
        date: formatBeijing(first).slice(0, 10),
        html: form.html,
      },
    ];
  });
}

const inForce = (db: Db, now: Date, of: readonly string[]) =>
  db
    .select()
    .from(publishedContent)
    .where(and(visible('about', now), inArray(publishedContent.category, [...of])))
    .orderBy(publishedContent.position, publishedContent.id);

/**
 * The agreements in force, in their editor's order, with the original words: no parameter may change an
 * accepted text.
 */
export async function agreementsInForce(
  db: Db,
  now: Date,
  subject?: keyof typeof rulesCategories | undefined,
) {
  const rows = await inForce(db, now, [subject ? rulesCategories[subject] : agreementCategory]);
  const versions = await publicVersions(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => byNumber(versions.filter((row) => row.id === id)).slice(0, 1));
}

/** Earlier versions of an agreement in force, the latest first; none of a text that was taken down. */
export async function earlierAgreements(db: Db, now: Date, id: number) {
  const rows = await inForce(db, now, agreementCategories);
  if (!rows.some((row) => row.id === id)) return [];
  return byNumber(await publicVersions(db, [id])).slice(1);
}

/**
 * Why this text must not be published as an agreement, if so: who agreed did so to a number and its date, so
 * one number never names two texts.
 */
export async function agreementProblem(
  db: Db,
  { kind, id }: { kind: ContentKind; id: number },
  form: ContentForm,
): Promise<string | undefined> {
  if (kind !== 'about' || !isAgreement(form.category)) return undefined;
  const number = factOf(form, 'version');
  if (!number) return '协议须有版本号，请填写后再提交';
  const known = await publicVersions(db, [id]);
  const other = known.find((row) => factOf(row.form, 'version') === number);
  return other && other.form.html !== form.html
    ? `版本号“${number}”已经用于发布过的正文。正文有变化，请改用新的版本号后再提交`
    : undefined;
}
