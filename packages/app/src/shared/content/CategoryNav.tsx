import { Button } from '@ca-portal/ui/button';
import { Link } from '@ca-portal/ui/link';
import { useEffect, useRef } from 'react';
import { CategoryRoot } from './CategoryNav.styles.js';

export interface Category {
  key: string;
  label: string;
  href: string;
  /** Number of entries; undefined until known. */
  count?: number;
}

interface CategoryNavProps {
  /** Accessible name of the list: 公告分类. */
  label: string;
  categories: readonly Category[];
  /** Key of the selected category. */
  current: string;
  /** The query of the counts, for 重试 after a failure. */
  query?: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** Categories of a list with their counts. Links, so that going back returns to the category before. */
export function CategoryNav({ label, categories, current, query }: CategoryNavProps) {
  const list = useRef<HTMLUListElement>(null);
  // Counts that arrive later make the row longer.
  const widths = categories.map(({ label: name, count }) => `${name}${count ?? ''}`).join(' ');
  // On narrow screens the row scrolls sideways: the selected category must be visible.
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    const { left, right } = link.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    if (left < frame.left) row.scrollLeft -= frame.left - left;
    else if (right > frame.right) row.scrollLeft += right - frame.right;
  }, [current, widths]);
  return (
    <CategoryRoot aria-label={label} data-print="hidden">
      <ul ref={list}>
        {categories.map(({ key, label: name, href, count }) => (
          <li key={key}>
            <Link href={href} aria-current={key === current ? 'true' : undefined}>
              {name}
              {count === undefined ? null : <span data-part="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {query?.isError ? (
        <p role="alert">
          分类没有加载出来。
          <Button
            variant="text"
            size="sm"
            loading={query.isFetching}
            loadingText="正在重试"
            aria-label={`重试，${label}`}
            onClick={() => void query.refetch()}
          >
            重试
          </Button>
        </p>
      ) : null}
    </CategoryRoot>
  );
}
