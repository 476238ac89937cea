import { Alert } from '@ca-portal/ui/alert';
import { formatDate, formatThousands } from '@ca-portal/ui/formats';
import { RichText } from '@ca-portal/ui/rich-text';
import { Tag } from '@ca-portal/ui/tag';
import { ArticleRoot, ReadingTools } from '../../../shared/content/index.js';
import { ArticleBody } from '../ArticlePage.styles.js';
import { readingMinutes } from '../article-facts.js';
import type { Article } from '../queries.js';
import { sectionId } from '../section-id.js';
import { ArticleVideo } from './ArticleVideo.js';
import { FoldedContents } from './Contents.js';
import { Helpful } from './Helpful.js';

/** The text of an article: video, conclusion, steps, and the vote. */
export function ArticleText({ article }: { article: Article }) {
  const { id, title, category, publishTime, reads, kind, conclusion, sections } = article;
  return (
    <ArticleRoot data-margins="narrow">
      <header>
        <Tag tone="brand">{category}</Tag>
        <h1>{title}</h1>
        <p data-part="facts">
          <span>
            更新于 <time dateTime={formatDate(publishTime)}>{formatDate(publishTime)}</time>
          </span>
          <span>阅读 {formatThousands(reads)}</span>
          <span>约 {readingMinutes(article)} 分钟</span>
        </p>
        <ReadingTools />
      </header>
      <ArticleBody>
        <FoldedContents sections={sections} />
        {kind === 'video' ? <ArticleVideo article={article} /> : null}
        {conclusion ? (
          <Alert tone="info" title="结论">
            <p>{conclusion}</p>
          </Alert>
        ) : null}
        {sections.map(({ heading, html }, n) => (
          <section key={`${n} ${heading}`} aria-labelledby={sectionId(n)}>
            <h2 id={sectionId(n)}>{heading}</h2>
            <RichText html={html} />
          </section>
        ))}
      </ArticleBody>
      <Helpful id={id} />
    </ArticleRoot>
  );
}
