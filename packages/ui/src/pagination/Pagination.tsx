import type { ComponentPropsWithRef } from 'react';
import { formatThousands } from '../formats/index.js';
import { useWords } from '../theme/useWords.js';
import { PagerRoot } from './Pagination.styles.js';
import { pageWindow } from './pageWindow.js';
import { zhPagination } from './Pagination.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronLeftIcon, chevronRightIcon } from '../icon/paths.js';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many records there are in all. */
  total: number;
  onPageChange: (page: number) => void;
  /** Offered sizes; the choice is shown only together with `onPageSizeChange`. @default [10, 20, 50] */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

/** Total left, pages right; below a `Table` whose records do not fit on one page. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes = [10, 20, 50],
  onPageSizeChange,
  ...rest
}: PaginationProps) {
  const words = useWords('pagination', zhPagination);
  const counted = total / pageSize;
  // A count or a size that is missing makes one page.
  const pages = Number.isFinite(counted) ? Math.max(1, Math.ceil(counted)) : 1;
  // a select shows its first option when it has none for its value
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);
  const current = Math.min(Math.max(1, page || 1), pages);

  // The ends stay focusable: a button that disables itself under the finger would throw the focus away.
  return (
    <PagerRoot aria-label={words.label} {...rest} data-component="Pagination">
      <span data-part="total">{words.total(formatThousands(total))}</span>
      {onPageSizeChange ? (
        <span data-part="size">
          <select
            aria-label={words.pageSize}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {words.perPage(size)}
              </option>
            ))}
          </select>
        </span>
      ) : null}
      <ul>
        <li>
          <button
            type="button"
            data-part="page"
            aria-label={words.previous}
            aria-disabled={current === 1}
            onClick={() => current > 1 && onPageChange(current - 1)}
          >
            <Glyph of={chevronLeftIcon} />
          </button>
        </li>
        {pageWindow(current, pages).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                data-part="page"
                aria-label={words.page(entry)}
                aria-current={entry === current ? 'page' : undefined}
                // Against what was asked for: beyond the end the last page is shown, yet nobody has gone there.
                onClick={() => entry !== page && onPageChange(entry)}
              >
                {entry}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            data-part="page"
            aria-label={words.next}
            aria-disabled={current === pages}
            onClick={() => current < pages && onPageChange(current + 1)}
          >
            <Glyph of={chevronRightIcon} />
          </button>
        </li>
      </ul>
    </PagerRoot>
  );
}
