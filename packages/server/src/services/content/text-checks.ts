import { defaultPortalConfig, rulePlaces, withRules, type ContentKind } from '@ca-portal/api/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  contentEntries,
  contentVersions,
  publishedContent,
  type ContentForm,
} from '../../db/schema/index.js';
import { plainText } from '../../rich-text/sanitize.js';
import { agreementProblem, isAgreement } from './agreements.js';
import { latestVersion } from './latest-version.js';

interface Check {
  label: string;
  passed: boolean;
  hint: string;
}

/** Our own pages that show one record, with the kind of record. */
const targets: Readonly<Record<string, ContentKind>> = {
  '/proclamationDetial': 'notice',
  '/knowledgeDetail': 'article',
  '/downloadCenterDetail': 'download',
};
/** Kinds that need a picture. */
const pictured: readonly ContentKind[] = ['carousel'];

async function deadLinks(db: Db, form: ContentForm): Promise<string[]> {
  const links = [form.link, ...[...form.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)];
  const dead: string[] = [];
  for (const link of new Set(links)) {
    const [, path = '', id = ''] = /^(\/\w+)\?id=(\d{1,9})$/.exec(link) ?? [];
    const kind = targets[path];
    if (!kind) continue;
    const [found] = await db
      .select({ id: publishedContent.id })
      .from(publishedContent)
      .where(
        and(
          eq(publishedContent.kind, kind),
          eq(publishedContent.id, Number(id)),
          eq(publishedContent.online, true),
        ),
      );
    if (!found) dead.push(link);
  }
  return dead;
}

/** Checks before publication. They are advice; the second person decides. */
export async function textChecks(db: Db, kind: ContentKind, id: number, form: ContentForm): Promise<Check[]> {
  const [namesake] = await db
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .innerJoin(contentVersions, latestVersion)
    .where(
      and(
        eq(contentEntries.kind, kind),
        ne(contentEntries.id, id),
        sql`${contentVersions.form}->>'title' = ${form.title}`,
      ),
    )
    .limit(1);
  const dead = await deadLinks(db, form);
  const reused = await agreementProblem(db, { kind, id }, form);
  const words = `${form.title} ${form.summary} ${plainText(form.html)}`;
  // Placeholders that remain after filling in the rules are unknown.
  const told = withRules(words, defaultPortalConfig.rules);
  const unknown = [...new Set(told.match(/\{\w+\}/g))];
  const hasPicture = Boolean(form.imageFileId) || form.facts.some((fact) => fact.name === 'imageUrl');
  const check = (label: string, passed: boolean, hint: string): Check => ({
    label,
    passed,
    hint: passed ? '' : hint,
  });
  return [
    check('标题没有重复', !namesake, `已有同名内容（编号 ${namesake?.id ?? ''}），请改标题`),
    check('没有失效链接', dead.length === 0, `以下链接打不开：${dead.join('、')}`),
    check(
      '没有个人信息',
      !/(?<!\d)(?:1[3-9]\d{9}|\d{17}[\dXx])(?!\d)/.test(words),
      '出现了手机号或身份证号，请核对是否可以公开',
    ),
    check('图片都有文字说明', !/<img [^>]*alt=""/.test(form.html), '请为正文里的图片填写说明'),
    check(
      '花括号里的词系统认得',
      unknown.length === 0,
      `读者会照原样看到：${unknown.join('、')}。可以写的有 ${rulePlaces.map(({ place }) => place).join('、')}`,
    ),
    ...(kind === 'about' && isAgreement(form.category)
      ? [check('协议的版本号与正文一致', !reused, reused ?? '')]
      : []),
    ...(pictured.includes(kind) ? [check('已选择图片', hasPicture, '轮播图需要图片，请上传')] : []),
  ];
}
