import { Glyph } from '../icon/Glyph.js';
import { externalIcon } from '../icon/paths.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { zhHeader } from './Header.zh.js';

/** One entry of the main navigation. */
export interface HeaderItem {
  /** Unique key. */
  key: string;
  /** The label. */
  label: string;
  /** The link target. */
  href: string;
  /** Links to another site: opens in a new window. */
  external?: boolean;
  /** The current page, or a page below it. */
  active?: boolean;
}

interface HeaderLinksProps {
  items: readonly HeaderItem[];
  onNavigate?: () => void;
}

/** The entries of the main navigation, in the bar and in the sheet. */
export function HeaderLinks({ items, onNavigate }: HeaderLinksProps) {
  const RouterLink = useLinkComponent();
  const words = useWords('header', zhHeader);
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          {item.external ? (
            <a
              href={item.href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={words.externalItem(item.label)}
              onClick={onNavigate}
            >
              {item.label}
              <Glyph of={externalIcon} size="1em" />
            </a>
          ) : (
            <RouterLink href={item.href} aria-current={item.active ? 'page' : undefined} onClick={onNavigate}>
              {item.label}
            </RouterLink>
          )}
        </li>
      ))}
    </ul>
  );
}
