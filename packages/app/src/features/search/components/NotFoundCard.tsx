import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Link } from '@ca-portal/ui/link';
import { AskChat } from '../../../shared/chat/index.js';
import { searchHref } from '../search-href.js';

interface NotFoundCardProps {
  keyword: string;
  /** A suggested spelling; empty if there is none. */
  suggestion: string;
}

export function NotFoundCard({ keyword, suggestion }: NotFoundCardProps) {
  const shorter = '换成更短的词，或减少关键词再试。';
  return (
    <Card aria-label="搜索结果">
      <Empty
        art="search"
        title={`没有找到“${keyword}”`}
        titleLevel={2}
        reason={
          suggestion ? (
            <>
              您是不是要找：
              <Link underline href={searchHref(suggestion)}>
                {suggestion}
              </Link>
              。也可以{shorter}
            </>
          ) : (
            `可以${shorter}`
          )
        }
        action={
          <>
            <LinkButton href="/guide">我要办什么？</LinkButton>
            <AskChat question={keyword} />
          </>
        }
      />
    </Card>
  );
}
