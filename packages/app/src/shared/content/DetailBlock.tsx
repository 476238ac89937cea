import { PageHeading } from '@ca-portal/ui/page-heading';
import { Fragment, type ReactNode } from 'react';
import { type LoadFailedProps, Shown } from '../failure/index.js';
import { Stack } from './Columns.styles.js';
import { ContentGone, type ContentGoneProps } from './ContentGone.js';

interface DetailBlockProps<Detail> {
  /** The query of the record. */
  record: LoadFailedProps['query'] & { data: Detail | undefined; isError: boolean };
  /** See `isGone`. */
  gone: boolean;
  /** The page's heading until the record has loaded: 公告详情. */
  heading: string;
  /** What could not be loaded. */
  failed: Pick<LoadFailedProps, 'what' | 'unharmed'>;
  /** Shown in place of a missing record. */
  absent: Omit<ContentGoneProps, 'heading' | 'place'>;
  /** `page`: directly in a `PublicFrame`, with its spacing. @default 'column' */
  place?: ContentGoneProps['place'];
  /** Placeholder while the record loads. */
  waiting: ReactNode;
  children: (detail: Detail) => ReactNode;
}

/** The content of a detail page in each state: missing, loaded, failed, loading. */
export function DetailBlock<Detail>(props: DetailBlockProps<Detail>) {
  const { record, gone, heading, failed, absent, place = 'column', waiting, children } = props;
  if (gone) return <ContentGone heading={heading} place={place} {...absent} />;
  const Place = place === 'page' ? Fragment : Stack;
  return (
    <Shown
      part
      card
      of={record}
      {...failed}
      loading={waiting}
      failedIn={(block) => (
        <Place>
          <PageHeading size="lg" title={heading} />
          {block}
        </Place>
      )}
    >
      {children}
    </Shown>
  );
}
