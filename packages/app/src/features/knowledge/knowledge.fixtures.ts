import { knowledge } from '@ca-portal/api/contract';
import type { Article, ArticleRow } from './queries.js';

const row = (
  id: number,
  kind: ArticleRow['kind'],
  category: string,
  title: string,
  summary: string,
): ArticleRow => ({
  ...knowledge.list.example.response,
  id,
  kind,
  category,
  title,
  summary,
  videoSeconds: kind === 'video' ? 192 : null,
});

export const articles: ArticleRow[] = [
  row(
    1,
    'article',
    '常见问题',
    'CA 锁密码输错被锁死，怎么解锁？',
    '连续输错 10 次，锁会被锁死。证书没有丢失。',
  ),
  row(2, 'article', '办理指南', '锁死后办理 CA 补办的完整步骤', '在线解锁不成功，按补办处理。'),
  row(3, 'video', '操作视频', '3 分钟看懂：锁死、损坏、读不到的区别', '插上锁看指示灯，再看提示文字。'),
  row(4, 'policy', '政策法规', '证书密码管理要求（摘录）', '密码 6-16 位，不得写在锁身上。'),
  {
    ...row(5, 'article', '办理指南', '证书快到期，怎么办理延期续费', '到期前 80 天起可以办理。'),
    helpfulRate: null,
  },
];
export const categories = [
  { category: '办理指南', count: 2 },
  { category: '常见问题', count: 1 },
  { category: '政策法规', count: 1 },
  { category: '操作视频', count: 1 },
];

const steps =
  '<ol><li>用手机号登录，进入“CA管理”，找到这把锁。</li><li>输入短信验证码，设置新密码。</li></ol>';

export const article: Article = {
  ...knowledge.detail.example.response,
  id: 1,
  category: '常见问题',
  title: 'CA 锁密码输错被锁死，怎么解锁？',
  conclusion: '证书没有丢失。预留手机号还在用的，登录后在线解锁，约 3 分钟，免费。',
  sections: [
    {
      heading: '先判断是不是锁死',
      html: '<ul><li>“密码已锁定”：按本文解锁。</li><li>“未检测到 CA 锁”：接口或驱动问题。</li></ul>',
    },
    { heading: '在线解锁', html: steps.repeat(3) },
    { heading: '到网点解锁', html: '<p>请带身份证、授权委托书和锁，当场完成。</p>'.repeat(8) },
  ],
  related: [
    { id: 2, title: '锁死后办理 CA 补办的完整步骤' },
    { id: 4, title: '证书密码管理要求（摘录）' },
  ],
};

export const longText = '关于全省公共资源交易领域数字证书互联互通与电子签章统一规范的解释说明'.repeat(3);
