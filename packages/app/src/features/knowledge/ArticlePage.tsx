import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { useSearchParams } from 'react-router-dom';
import {
  ArticleSkeleton,
  AttachmentList,
  categoryCrumb,
  Columns,
  DetailBlock,
  isGone,
  readId,
  Stack,
} from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { ArticleText } from './components/ArticleText.js';
import { Contents } from './components/Contents.js';
import { NewestArticles, OtherArticles } from './components/OtherArticles.js';
import { listPath } from './paths.js';
import { useArticle } from './queries.js';

/** 文章详情 (`/knowledgeDetail?id=`): the answer first, then the steps. */
export function ArticlePage() {
  const [params] = useSearchParams();
  const id = readId(params);
  const article = useArticle(id);
  const { data } = article;
  const gone = isGone(id !== 0, article.error);
  return (
    <PublicFrame>
      <Breadcrumb
        data-print="hidden"
        items={[
          { label: '首页', href: '/' },
          { label: '知识库', href: listPath },
          ...categoryCrumb(listPath, data?.category),
          { label: '文章详情' },
        ]}
      />
      <Columns data-columns={data && !gone ? 'both' : 'side'}>
        <DetailBlock
          record={article}
          gone={gone}
          heading="文章详情"
          failed={{ what: '文章' }}
          absent={{
            title: '文章不存在或已下线',
            reason: '文章可能已经更新到新的一篇里，或地址不完整。可以到知识库里搜索。',
            list: { label: '去知识库', href: listPath },
          }}
          waiting={<ArticleSkeleton margins="narrow" label="文章详情" />}
        >
          {(detail) => (
            <>
              <Contents key={`contents ${detail.id}`} sections={detail.sections} />
              <ArticleText key={detail.id} article={detail} />
            </>
          )}
        </DetailBlock>
        <aside aria-label="相关内容" data-print="hidden">
          <Stack>
            {data && !gone ? <OtherArticles title="相关文章" articles={data.related} /> : null}
            {gone ? <NewestArticles /> : null}
            {data && data.attachments.length > 0 ? (
              <Card title="会用到的文件">
                <AttachmentList files={data.attachments} />
              </Card>
            ) : null}
          </Stack>
        </aside>
      </Columns>
    </PublicFrame>
  );
}
