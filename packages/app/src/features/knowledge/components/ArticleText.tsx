import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { formatThousands } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { RichText } from '@ca-portal/ui/rich-text';
import { Tag } from '@ca-portal/ui/tag';
import { ArticleRoot } from '../../../shell/content/Article.styles.js';
import { copyText } from '../../../shell/copyText.js';
import { ArticleBody } from '../ArticlePage.styles.js';
import { readingMinutes } from '../article-facts.js';
import type { Article } from '../queries.js';
import { sectionId } from '../section-id.js';
import { ArticleVideo } from './ArticleVideo.js';
import { FoldedContents } from './Contents.js';
import { Helpful } from './Helpful.js';

const copyAddress = () =>
  copyText(
    window.location.href.replace(/#.*$/, ''),
    '链接已复制，可以发给同事了。',
    '链接没有复制成功，请从浏览器地址栏复制。',
  );

/** An article as it is read: film, conclusion, steps, and whether it helped. */
export function ArticleText({ article }: { article: Article }) {
  const { id, title, category, publishTime, reads, kind, conclusion, sections } = article;
  return (
    <ArticleRoot data-margins="narrow">
      <header>
        <Tag tone="brand">{category}</Tag>
        <h1>{title}</h1>
        <p data-part="facts">
          <span>
            更新于 <time dateTime={publishTime.slice(0, 10)}>{publishTime.slice(0, 10)}</time>
          </span>
          <span>阅读 {formatThousands(reads)}</span>
          <span>约 {readingMinutes(article)} 分钟</span>
        </p>
        <div data-part="tools" data-print="hidden">
          <Button size="sm" icon={<Icon name="link" />} onClick={() => void copyAddress()}>
            复制链接
          </Button>
          <Button size="sm" icon={<Icon name="print" />} onClick={() => window.print()}>
            打印
          </Button>
        </div>
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
