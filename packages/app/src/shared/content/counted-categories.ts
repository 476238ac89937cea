import type { Category } from './CategoryNav.js';
import { listHref, wholeList } from './list-address.js';

interface CountedCategory {
  category: string;
  count: number;
}

/** Number of entries in all categories; undefined until known. */
export const countedTogether = (counted: readonly CountedCategory[] | undefined): number | undefined =>
  counted?.reduce((sum, { count }) => sum + count, 0);

/** 全部 and the categories of a list, for the same search; counts are added once known. */
export function countedCategories(
  path: string,
  keyword: string,
  counted: readonly CountedCategory[] | undefined,
): Category[] {
  const all = countedTogether(counted);
  return [
    {
      key: '',
      label: '全部',
      href: listHref(path, { ...wholeList, keyword }),
      ...(all === undefined ? {} : { count: all }),
    },
    ...(counted ?? []).map(({ category, count }) => ({
      key: category,
      label: category,
      count,
      href: listHref(path, { keyword, category, page: 1 }),
    })),
  ];
}
