import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const KnowledgePage = lazyPage(() => import('./KnowledgePage.js').then((m) => m.KnowledgePage));
const ArticlePage = lazyPage(() => import('./ArticlePage.js').then((m) => m.ArticlePage));

export const routes: PageRoute[] = [
  { path: '/knowledge', title: '知识库', layout: 'public', page: KnowledgePage },
  { path: '/knowledgeDetail', title: '文章详情', layout: 'public', page: ArticlePage },
];
