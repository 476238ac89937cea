import type { CourseQuery } from './queries.js';

/** What the list shows; it lives in the address. */
export interface CourseFilter {
  keyword: string;
  /** Empty for all. */
  category: string;
  kind: 'all' | 'recorded' | 'live';
  free: boolean;
  page: number;
}

export const pageSize = 9;
export const allCourses: CourseFilter = { keyword: '', category: '', kind: 'all', free: false, page: 1 };

// As long as the contract takes them: what somebody wrote into the address must not become a refusal.
const maxKeyword = 50;
const maxCategory = 20;
const maxPage = 10_000;

export function readFilter(params: URLSearchParams): CourseFilter {
  const page = Number(params.get('page') ?? 1);
  const kind = params.get('kind');
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, maxKeyword),
    category: (params.get('category') ?? '').trim().slice(0, maxCategory),
    kind: kind === 'recorded' || kind === 'live' ? kind : 'all',
    free: params.get('free') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** What is usual stays out of the address. */
export const filterParams = ({ keyword, category, kind, free, page }: CourseFilter): URLSearchParams =>
  new URLSearchParams({
    ...(keyword ? { q: keyword } : {}),
    ...(category ? { category } : {}),
    ...(kind === 'all' ? {} : { kind }),
    ...(free ? { free: '1' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });

export const filterQuery = ({ keyword, category, kind, free, page }: CourseFilter): CourseQuery => ({
  page,
  limit: pageSize,
  ...(keyword ? { keyword } : {}),
  ...(category ? { category } : {}),
  ...(kind === 'all' ? {} : { kind }),
  ...(free ? { free: 'true' as const } : {}),
});

/** Something narrows the list, so an empty one is the filter's doing. */
export const isNarrowed = ({ keyword, category, kind, free }: CourseFilter): boolean =>
  keyword !== '' || category !== '' || kind !== 'all' || free;
