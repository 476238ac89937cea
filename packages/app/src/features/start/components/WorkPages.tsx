import type { MenuItem } from '@ca-portal/ui/sidebar';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { useSession } from '../../../session/useSession.js';
import { menuOf } from '../../../shared/navigation/index.js';
import { Tiles } from '../StartPage.styles.js';

/** The pages of the menu, by folder; personal pages are left out, because they are not work. */
const leaves = (items: readonly MenuItem[], folder = ''): { folder: string; item: MenuItem }[] =>
  items.flatMap((item) =>
    item.hidden || item.key.startsWith('/core')
      ? []
      : item.children
        ? leaves(item.children, item.label)
        : [{ folder, item }],
  );

/** For staff without a queue: every page that the role has. */
export function WorkPages() {
  const pages = leaves(menuOf(useSession().data?.routes ?? []));
  if (pages.length === 0) return null;
  return (
    <Card title="您的工作页面">
      <Tiles data-dense>
        {pages.map(({ folder, item }) => (
          <li key={item.key}>
            <Link href={item.href ?? item.key}>
              {item.label}
              <span>{folder}</span>
            </Link>
          </li>
        ))}
      </Tiles>
    </Card>
  );
}
