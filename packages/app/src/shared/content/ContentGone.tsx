import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty, type EmptyProps } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Fragment } from 'react';
import { Stack } from './Columns.styles.js';

export interface ContentGoneProps {
  /** The page's heading: 公告详情. */
  heading: string;
  /** 该公告不存在或已下线. */
  title: string;
  reason: string;
  /** Link to the list where the user can look for it. */
  list: { label: string; href: string };
  /** @default 'search' */
  art?: EmptyProps['art'];
  /** `page`: directly in a `PublicFrame`, with its spacing; `column`: in one of its columns. */
  place: 'page' | 'column';
}

/** A detail page without its record: taken offline, or the address is incomplete. */
export function ContentGone({ heading, title, reason, list, art = 'search', place }: ContentGoneProps) {
  const Place = place === 'page' ? Fragment : Stack;
  return (
    <Place>
      <PageHeading size="lg" title={heading} />
      <Card>
        <Empty
          art={art}
          title={title}
          titleLevel={2}
          reason={reason}
          action={
            <LinkButton variant="primary" href={list.href}>
              {list.label}
            </LinkButton>
          }
        />
      </Card>
    </Place>
  );
}
