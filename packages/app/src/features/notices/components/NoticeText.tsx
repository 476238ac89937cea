import { formatLongDate, formatMinute, formatThousands } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { RichText } from '@ca-portal/ui/rich-text';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { Tag } from '@ca-portal/ui/tag';
import { usePortalConfig } from '../../../config/config.js';
import { ArticleRoot, ReadingTools } from '../../../shared/content/index.js';
import { Neighbors, Signature } from '../NoticePage.styles.js';
import { noticeHref } from '../paths.js';
import type { Notice } from '../queries.js';

/** The text of a notice, with copy-link and print. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { brand } = usePortalConfig();
  const { title, category, publishTime, publisher, reads, content, previous, next } = notice;
  return (
    <ArticleRoot data-margins="wide">
      <header>
        <Tag tone="brand">{category}</Tag>
        <h1>{title}</h1>
        <p data-part="facts">
          <span>
            发布时间 <time dateTime={publishTime.replace(' ', 'T')}>{formatMinute(publishTime)}</time>
          </span>
          {publisher ? <span>来源 {publisher}</span> : null}
          <span>阅读 {formatThousands(reads)}</span>
        </p>
        <ReadingTools />
      </header>
      <RichText html={content} />
      <Signature>
        <p>
          {brand.productName}
          <br />
          {formatLongDate(publishTime)}
        </p>
        <SealStamp text="通知专用" />
      </Signature>
      <Neighbors aria-label="上一条与下一条公告" data-print="hidden">
        <Neighbor way="previous" of={previous} none="已经是最新一条" />
        <Neighbor way="next" of={next} none="已经是最早一条" />
      </Neighbors>
    </ArticleRoot>
  );
}

interface NeighborProps {
  way: 'previous' | 'next';
  of: Notice['next'];
  /** Shown at the end of the list. */
  none: string;
}

function Neighbor({ way, of, none }: NeighborProps) {
  const word = way === 'previous' ? '上一条' : '下一条';
  if (!of) return <span data-way={way}>{none}</span>;
  return (
    <Link data-way={way} href={noticeHref(of.id)} rel={way === 'previous' ? 'prev' : 'next'}>
      {way === 'previous' ? <Icon name="chevron-left" /> : null}
      <span>
        <span data-part="way">{word}</span>
        {of.title}
      </span>
      {way === 'next' ? <Icon name="chevron-right" /> : null}
    </Link>
  );
}
