import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useAddressState } from '../../routing/useAddressState.js';
import {
  CategoryNav,
  Columns,
  countedCategories,
  FoundLine,
  type ListAddress,
  ListColumn,
  ListPager,
  listParams,
  ListPending,
  readListAddress,
  SearchBox,
  wholeList,
} from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { NoticeRows } from './components/NoticeRows.js';
import { listPath } from './paths.js';
import { pageSize, useNoticeCategories, useNotices } from './queries.js';

/** 通知公告 (`/proclamation`): category, search and page are in the address. */
export function NoticesPage() {
  const [address, moveTo] = useAddressState(readListAddress, listParams);
  const notices = useNotices(address);
  const categories = useNoticeCategories();

  return (
    <PublicFrame>
      <PageHeading size="lg" title="通知公告" description="业务调整、系统维护与安全提醒。" />
      <Columns data-columns="nav">
        <CategoryNav
          label="公告分类"
          query={categories}
          current={address.category}
          categories={countedCategories(listPath, address.keyword, categories.data)}
        />
        <ListColumn>
          <SearchBox
            label="搜索公告标题"
            value={address.keyword}
            onSearch={(keyword) => moveTo({ ...address, keyword, page: 1 })}
          />
          <NoticeList address={address} notices={notices} onMove={moveTo} />
        </ListColumn>
      </Columns>
    </PublicFrame>
  );
}

interface NoticeListProps {
  address: ListAddress;
  notices: ReturnType<typeof useNotices>;
  onMove: (address: ListAddress) => void;
}

function NoticeList({ address, notices, onMove }: NoticeListProps) {
  const { keyword, category, page } = address;
  if (!notices.data)
    return <ListPending what="公告" unharmed="您的筛选条件还在" query={notices} rowHeight="3.5rem" />;
  const { rows, total } = notices.data;
  if (rows.length === 0)
    return (
      <Card>
        {keyword || category || page > 1 ? (
          <Empty
            art="search"
            title="没有符合条件的公告"
            reason={keyword ? '可以换成更短的词，或到其他分类里看看。' : '可以到其他分类里看看。'}
            action={<Button onClick={() => onMove(wholeList)}>清除全部条件</Button>}
          />
        ) : (
          <Empty art="messages" title="暂无公告" reason="平台有新的安排时会发布在这里。" />
        )}
      </Card>
    );
  return (
    <>
      {keyword || category ? (
        <FoundLine>
          {notices.isPlaceholderData ? (
            '正在查找…'
          ) : (
            <span>
              共 <b>{total}</b> 条{category ? `“${category}”` : ''}公告
              {keyword ? `的标题里有“${keyword}”` : ''}。
            </span>
          )}
          <Button variant="text" size="sm" onClick={() => onMove(wholeList)}>
            清除全部条件
          </Button>
        </FoundLine>
      ) : null}
      <Card padding="none" aria-label="公告列表" aria-busy={notices.isPlaceholderData}>
        <NoticeRows rows={rows} query={keyword} />
      </Card>
      <ListPager
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(next) => onMove({ ...address, page: next })}
      />
    </>
  );
}
