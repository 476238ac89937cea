import type { FoundPage } from './pages.js';
import { spelled } from './spelled.js';

export interface Hit {
  page: FoundPage;
  /** Positions of the matching characters. */
  marked: readonly number[];
}

const most = 12;

/** Ranking: whole words, then beginnings, then parts; characters before pinyin letters. */
function rated(page: FoundPage, query: string): (Hit & { rank: number }) | undefined {
  const title = page.title.toLowerCase();
  const at = title.indexOf(query);
  if (at >= 0) {
    const marked = Array.from({ length: query.length }, (_, i) => at + i);
    return { page, marked, rank: title === query ? 0 : at === 0 ? 1 : 2 };
  }
  const marked = /^[a-z\s']+$/.test(query) ? spelled(page.title, query.replace(/[\s']/g, '')) : [];
  if (marked.length > 0) return { page, marked, rank: marked[0] === 0 ? 3 : 4 };
  return page.href.toLowerCase().includes(query) ? { page, marked: [], rank: 5 } : undefined;
}

/** The pages that match the query, best first; all of them while it is empty. */
export function findPages(pages: readonly FoundPage[], typed: string): readonly Hit[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return pages.slice(0, most).map((page) => ({ page, marked: [] }));
  return pages
    .map((page) => rated(page, query))
    .filter((hit) => hit !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most);
}
