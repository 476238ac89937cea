import type { IconName } from '@ca-portal/ui/icon';
import type { Article, ArticleRow } from './queries.js';

/** `3:12`, the length of a film. */
export function filmLength(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}

const icons: Readonly<Record<ArticleRow['kind'], IconName>> = {
  article: 'document',
  video: 'play',
  policy: 'shield-check',
};
/** Questions have no kind of their own in the contract: only their category tells. */
export const articleIcon = ({ kind, category }: Pick<ArticleRow, 'kind' | 'category'>): IconName =>
  kind === 'article' && category === '常见问题' ? 'help' : icons[kind];

/** Characters read per minute, slowly: users follow the steps while reading. */
const charactersPerMinute = 300;

/** Minutes to read an article, at least one. Markup does not count. */
export function readingMinutes({ conclusion, sections }: Pick<Article, 'conclusion' | 'sections'>): number {
  const text = sections.map(({ heading, html }) => heading + html.replace(/<[^>]*>/g, '')).join('');
  return Math.max(1, Math.round((conclusion.length + text.length) / charactersPerMinute));
}
