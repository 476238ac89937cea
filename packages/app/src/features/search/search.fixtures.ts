import { search } from '@ca-portal/api/contract';
import type { FoundGroup, Group, Hit, SearchAnswer } from './queries.js';

const hit = (id: string, title: string, excerpt: string, link: string): Hit => ({ id, title, excerpt, link });

const many = Array.from({ length: 14 }, (_, n) =>
  hit(
    String(n + 1),
    n === 0 ? '锁丢了、坏了，怎么办理补办' : `补办问答之${n + 1}`,
    '写明原因并上传盖章的说明。补办不改变到期日。',
    `/knowledgeDetail?id=${n + 1}`,
  ),
);

/** The search results for 补办. */
export const hits: Readonly<Partial<Record<Group, Hit[]>>> = {
  business: [
    hit('0102', 'CA补办（更换）', '锁丢失、损坏或密码锁死时办理，到期日不变', '/jumpydDetial?type=0102'),
  ],
  knowledge: many,
  download: [
    hit('27', '补办情况说明', 'PDF 模板，适用于丢失、损坏、密码锁死', '/downloadCenterDetail?id=27'),
  ],
  notice: [
    hit(
      '9',
      '关于缩短 CA 锁补办制证时间的通知',
      '材料齐全的补办业务，4 小时内完成制证。',
      '/proclamationDetial?id=9',
    ),
  ],
};

/** Like the server's answer: groups with hits, or the requested group. */
export function answer(
  from: Readonly<Partial<Record<Group, Hit[]>>>,
  { group, page, limit }: { group?: Group | undefined; page: number; limit: number },
): SearchAnswer {
  const names = (Object.keys(from) as Group[]).filter((name) => !group || name === group);
  const groups: FoundGroup[] = names.map((name) => ({
    group: name,
    total: from[name]?.length ?? 0,
    hits: from[name]?.slice((page - 1) * limit, page * limit) ?? [],
  }));
  return { suggestion: '', best: from.business?.[0] ?? null, groups };
}

export const nothing: SearchAnswer = { suggestion: '补办', best: null, groups: [] };

export const frequent = {
  keywords: ['延期续费', '驱动下载', '忘记证书密码', '发票'],
  businesses: [...search.frequent.example.response.businesses, ...(hits.business ?? [])],
};

export const longText = '关于全省公共资源交易领域数字证书补办业务统一规范的解释说明'.repeat(3);
