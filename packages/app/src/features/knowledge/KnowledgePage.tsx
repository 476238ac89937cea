import { PageHeading } from '@ca-portal/ui/page-heading';
import { useAddressState } from '../../routing/useAddressState.js';
import {
  CategoryNav,
  Columns,
  countedCategories,
  countedTogether,
  listParams,
  readListAddress,
  SearchBox,
  Stack,
} from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { ArticleList } from './components/ArticleList.js';
import { FrequentCard } from './components/FrequentCard.js';
import { NoAnswerCard } from './components/NoAnswerCard.js';
import { listPath } from './paths.js';
import { useArticleCategories, useArticles } from './queries.js';

/** 知识库 (`/knowledge`): search, category and page are in the address; the counts follow the search. */
export function KnowledgePage() {
  const [address, moveTo] = useAddressState(readListAddress, listParams);
  const { keyword, category } = address;
  const articles = useArticles(address);
  const categories = useArticleCategories(keyword);
  const counted = categories.data?.categories;
  const all = countedTogether(counted);
  const kinds = '办理指南、常见问题、政策法规和操作视频';

  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="知识库"
        description={all === undefined || keyword ? `${kinds}。` : `${kinds}，共 ${all} 篇。`}
      />
      <SearchBox
        size="lg"
        label="搜索知识库"
        placeholder="说说您遇到的问题，如：锁死了怎么办"
        value={keyword}
        onSearch={(next) => moveTo({ keyword: next, category: '', page: 1 })}
      />
      <Columns data-columns="both">
        <CategoryNav
          label="知识库分类"
          query={categories}
          current={category}
          categories={countedCategories(listPath, keyword, counted)}
        />
        <ArticleList
          address={address}
          articles={articles}
          suggestion={categories.isPlaceholderData ? '' : (categories.data?.suggestion ?? '')}
          onMove={moveTo}
        />
        <aside aria-label="大家在搜与帮助">
          <Stack>
            <FrequentCard />
            <NoAnswerCard />
          </Stack>
        </aside>
      </Columns>
    </PublicFrame>
  );
}
