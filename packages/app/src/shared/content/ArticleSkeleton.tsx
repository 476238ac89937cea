import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { ArticleRoot } from './Article.styles.js';
import { Stack } from './Columns.styles.js';

interface ArticleSkeletonProps {
  margins: 'wide' | 'narrow';
  /** The page's heading until the text has loaded. */
  label: string;
}

/** Placeholder for a text that is loading. */
export function ArticleSkeleton({ margins, label }: ArticleSkeletonProps) {
  return (
    <ArticleRoot data-margins={margins} aria-busy="true">
      <HiddenText as="h1">{label}</HiddenText>
      <Stack>
        <Skeleton width="6rem" height="1.5rem" />
        <Skeleton width="70%" height="2.5rem" />
        <Skeleton width="40%" />
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} />
        ))}
        <Skeleton width="60%" />
      </Stack>
    </ArticleRoot>
  );
}
