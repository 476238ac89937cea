import type { ComponentPropsWithRef } from 'react';
import { formatThousands } from '../formats/index.js';
import { useWords } from '../theme/useWords.js';
import { PagerRoot } from './Pagination.styles.js';
import { focusList } from './focusList.js';
import { pageWindow } from './pageWindow.js';
import { zhPagination } from './Pagination.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronLeftIcon, chevronRightIcon } from '../icon/paths.js';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Number of records on a page. */
  pageSize: number;
  /** Total number of records. */
  total: number;
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void;
  /** Offered sizes; shown only together with `onPageSizeChange`. @default [10, 20, 50] */
  pageSizes?: readonly number[];
  /** Called with the new size; also go to a page that still exists. */
  onPageSizeChange?: (pageSize: number) => void;
}

/**
 * Total on the left, pages on the right; below a `Table` whose records do not fit on one page. After a page change the
 * focus goes to the list around it (its card, table, section or main region), which scrolls into view.
 */
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
  // A missing count or size results in one page.
  const pages = Number.isFinite(counted) ? Math.max(1, Math.ceil(counted)) : 1;
  // a select without a matching option shows its first one
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);
  const current = Math.min(Math.max(1, page || 1), pages);

  const goTo = (next: number, control: HTMLElement) => {
    onPageChange(next);
    focusList(control);
  };

  // The end buttons stay focusable: a disabled button would lose the focus.
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
            onClick={({ currentTarget }) => current > 1 && goTo(current - 1, currentTarget)}
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
                // Compared with the requested page: beyond the end the last page is shown, but the requested one is
                // another.
                onClick={({ currentTarget }) => entry !== page && goTo(entry, currentTarget)}
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
            onClick={({ currentTarget }) => current < pages && goTo(current + 1, currentTarget)}
          >
            <Glyph of={chevronRightIcon} />
          </button>
        </li>
      </ul>
    </PagerRoot>
  );
}
