import { Icon } from '@ca-portal/ui/icon';
import { Link, type LinkProps } from '@ca-portal/ui/link';
import { HiddenText } from '@ca-portal/ui/theme';
import { downloadLink, inNewWindow, KindMark, Marked, RowList } from '../../../shared/content/index.js';
import { groupIcons } from '../groups.js';
import type { Group, Hit } from '../queries.js';

interface HitRowsProps {
  group: Group;
  hits: readonly Hit[];
  keyword: string;
}

export function HitRows({ group, hits, keyword }: HitRowsProps) {
  return (
    <RowList>
      {hits.map(({ id, title, excerpt, link: href }) => {
        const link: LinkProps = group === 'download' ? downloadLink(id) : { href };
        return (
          <li key={id}>
            <Link {...link}>
              <KindMark data-tone="quiet">
                <Icon name={groupIcons[group]} />
              </KindMark>
              <span data-part="grow">
                <span data-part="name">
                  <Marked text={title} query={keyword} />
                </span>
                {excerpt ? (
                  <span data-part="text">
                    <Marked text={excerpt} query={keyword} />
                  </span>
                ) : null}
              </span>
              {link.target ? <HiddenText>{inNewWindow}</HiddenText> : null}
              <Icon name="chevron-right" />
            </Link>
          </li>
        );
      })}
    </RowList>
  );
}
