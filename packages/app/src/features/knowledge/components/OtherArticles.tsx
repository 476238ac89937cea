import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { LinkList, wholeList } from '../../../shared/content/index.js';
import { articleHref } from '../paths.js';
import { useArticles } from '../queries.js';

interface OtherArticlesProps {
  title: string;
  articles: readonly { id: number; title: string }[];
}

export function OtherArticles({ title, articles }: OtherArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Card title={title}>
      <LinkList>
        {articles.map((one) => (
          <li key={one.id}>
            <Link href={articleHref(one.id)}>
              <span>{one.title}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </LinkList>
    </Card>
  );
}

/** In place of a missing article: its category is unknown, so the newest articles are shown. */
export function NewestArticles() {
  const newest = useArticles(wholeList);
  return <OtherArticles title="最新文章" articles={(newest.data?.rows ?? []).slice(0, 5)} />;
}
