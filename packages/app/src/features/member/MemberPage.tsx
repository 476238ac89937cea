import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Navigate } from 'react-router-dom';
import { LoadFailed } from '../../shell/LoadFailed.js';
import { PublicFrame } from '../../shell/PublicFrame.styles.js';
import { LevelCard } from './components/LevelCard.js';
import { LevelComparison } from './components/LevelComparison.js';
import { MemberNotes } from './components/MemberNotes.js';
import { useMembership } from './queries.js';

/** 会员权益 (`/memberDes`, `/myMember`): the present level, the way to the next, and what each level gives. */
export function MemberPage() {
  const membership = useMembership();
  // A province without membership has no such page.
  if (membership.data && !membership.data.enabled) return <Navigate to="/404" replace />;
  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '个人中心', href: '/core/personal' },
          { label: '会员权益' },
        ]}
      />
      {membership.data ? (
        <>
          <LevelCard membership={membership.data} />
          <LevelComparison membership={membership.data} />
        </>
      ) : (
        <>
          <PageHeading size="lg" title="会员权益" />
          <Card aria-busy={membership.isPending || undefined}>
            {membership.isError ? (
              <LoadFailed what="会员等级" size="md" query={membership} />
            ) : (
              <Skeleton height="12rem" />
            )}
          </Card>
        </>
      )}
      <MemberNotes />
    </PublicFrame>
  );
}
