import type { ComponentPropsWithRef } from 'react';
import { keysOf } from '../internal/keysOf.js';
import { itemsOf } from '../internal/itemsOf.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { BreadcrumbRoot } from './Breadcrumb.styles.js';
import { zhBreadcrumb } from './Breadcrumb.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronRightIcon } from '../icon/paths.js';

/** One level of the path to the current page. */
export interface BreadcrumbItem {
  /** The name of the page. */
  label: string;
  /** Leave it out for a level without a page of its own. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top level down; the last one is this page. */
  items: readonly BreadcrumbItem[] | null | undefined;
}

/** The path to this page; above the page heading of pages two or more levels deep. */
export function Breadcrumb({ items: given, ...rest }: BreadcrumbProps) {
  const items = itemsOf(given);
  const keys = keysOf(items.map(({ href, label }) => `${href ?? ''} ${label}`));
  const Link = useLinkComponent();
  const words = useWords('breadcrumb', zhBreadcrumb);
  return (
    <BreadcrumbRoot aria-label={words.label} {...rest} data-component="Breadcrumb">
      <ol>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={keys[index]}>
              {item.href && !last ? (
                <Link href={item.href}>{item.label}</Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{item.label}</span>
              )}
              {last ? null : <Glyph of={chevronRightIcon} />}
            </li>
          );
        })}
      </ol>
    </BreadcrumbRoot>
  );
}
