import { Link } from '@ca-portal/ui/link';
import { CategoryRoot } from './CategoryNav.styles.js';

export interface Category {
  key: string;
  label: string;
  href: string;
  /** Entries in it; left out while they are not known. */
  count?: number;
}

interface CategoryNavProps {
  /** Names the list: 公告分类. */
  label: string;
  categories: readonly Category[];
  /** Key of the one shown. */
  current: string;
}

/** Categories of a list with their counts. Links, so that going back finds the category before. */
export function CategoryNav({ label, categories, current }: CategoryNavProps) {
  return (
    <CategoryRoot aria-label={label} data-print="hidden">
      <ul>
        {categories.map(({ key, label: name, href, count }) => (
          <li key={key}>
            <Link href={href} aria-current={key === current ? 'true' : undefined}>
              {name}
              {count === undefined ? null : <span data-part="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </CategoryRoot>
  );
}
