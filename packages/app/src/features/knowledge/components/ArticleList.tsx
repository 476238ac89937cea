import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Link } from '@ca-portal/ui/link';
import {
  FoundLine,
  type ListAddress,
  ListColumn,
  listHref,
  ListPager,
  ListPending,
  wholeList,
} from '../../../shared/content/index.js';
import { AskChat } from '../../../shared/chat/index.js';
import { listPath } from '../paths.js';
import { pageSize, type useArticles } from '../queries.js';
import { ArticleRows } from './ArticleRows.js';

interface ArticleListProps {
  address: ListAddress;
  articles: ReturnType<typeof useArticles>;
  /** A better spelling; empty where there is none. */
  suggestion: string;
  onMove: (address: ListAddress) => void;
}

/** The list in each of its states. */
export function ArticleList({ address, articles, suggestion, onMove }: ArticleListProps) {
  const { keyword, category, page } = address;
  if (!articles.data)
    return <ListPending what="文章" unharmed="您的搜索条件还在" query={articles} rowHeight="5.5rem" />;
  const { rows, total } = articles.data;
  if (rows.length === 0)
    return (
      <Card>
        <NothingFound address={address} suggestion={suggestion} onClear={() => onMove(wholeList)} />
      </Card>
    );
  return (
    <ListColumn>
      {keyword || category ? (
        <FoundLine>
          {articles.isPlaceholderData ? (
            '正在查找…'
          ) : keyword ? (
            <span>
              找到 <b>{total}</b> 篇与“{keyword}”有关的内容。
            </span>
          ) : (
            <span>
              “{category}”共 <b>{total}</b> 篇。
            </span>
          )}
          <Button variant="text" size="sm" onClick={() => onMove(wholeList)}>
            {keyword ? '清除搜索' : '查看全部'}
          </Button>
        </FoundLine>
      ) : null}
      <Card padding="none" aria-label="文章列表" aria-busy={articles.isPlaceholderData}>
        <ArticleRows rows={rows} query={keyword} />
      </Card>
      <ListPager
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(next) => onMove({ ...address, page: next })}
      />
    </ListColumn>
  );
}

interface NothingFoundProps {
  address: ListAddress;
  suggestion: string;
  onClear: () => void;
}

function NothingFound({ address: { keyword, category, page }, suggestion, onClear }: NothingFoundProps) {
  if (!keyword && !category && page === 1)
    return <Empty title="还没有文章" reason="文章正在编写，有问题可以拨打服务热线。" />;
  return (
    <Empty
      art="search"
      title={keyword ? `没有找到与“${keyword}”有关的文章` : '这里没有文章'}
      reason={
        suggestion ? (
          <>
            您是不是要找：
            <Link underline href={listHref(listPath, { ...wholeList, keyword: suggestion })}>
              {suggestion}
            </Link>
            。也可以换成更短的词再试。
          </>
        ) : (
          '可以换成更短的词再试，或看看其他分类。'
        )
      }
      action={
        <>
          <Button onClick={onClear}>清除全部条件</Button>
          {keyword ? <AskChat question={keyword} /> : null}
        </>
      }
    />
  );
}
