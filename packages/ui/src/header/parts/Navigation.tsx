import { itemsOf } from '../../internal/itemsOf.js';
import { useWords } from '../../theme/useWords.js';
import { MainNav } from '../Header.styles.js';
import { zhHeader } from '../Header.zh.js';
import { HeaderLinks, type HeaderItem } from '../HeaderLinks.js';

export interface NavigationProps {
  /** The entries; visible from 1280 px up, below that the `Menu` has them. */
  items: readonly HeaderItem[];
}

/** The main navigation as a row of links. */
export function Navigation({ items }: NavigationProps) {
  const words = useWords('header', zhHeader);
  return (
    <MainNav aria-label={words.navigation}>
      <HeaderLinks items={itemsOf(items)} />
    </MainNav>
  );
}
