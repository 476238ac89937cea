import type { ComponentPropsWithRef } from 'react';
import { keysOf } from '../internal/keysOf.js';
import { itemsOf } from '../internal/itemsOf.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { BreadcrumbRoot } from './Breadcrumb.styles.js';
import { zhBreadcrumb } from './Breadcrumb.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronRightIcon } from '../icon/paths.js';

/** One step of the way to the current page. */
export interface BreadcrumbItem {
  /** The name of the page. */
  label: string;
  /** Left out for a level that has no page of its own. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top down; the last one is this page. */
  items: readonly BreadcrumbItem[] | null | undefined;
}

/** The way to this page; above the page heading where a page lies two levels deep or more. */
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
