import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Navigate } from 'react-router-dom';
import { useToken } from '../../session/useSession.js';
import { ReadingTools } from '../../shared/content/index.js';
import { Shown } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { LevelCard, VisitorCard } from './components/LevelCard.js';
import { LevelComparison } from './components/LevelComparison.js';
import { MemberNotes } from './components/MemberNotes.js';
import { useMembership } from './queries.js';

/**
 * 会员权益 (`/memberDes`, `/myMember`): the benefits of each level, and for a logged-in user his level and what the next
 * one needs.
 */
export function MemberPage() {
  const membership = useMembership();
  const loggedIn = useToken() !== null;
  // A province without membership has no such page.
  if (membership.data && !membership.data.enabled) return <Navigate to="/404" replace />;
  const heading = <PageHeading size="lg" title="会员权益" />;
  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          // Closed to visitors (spec 2.1).
          ...(loggedIn ? [{ label: '个人中心', href: '/core/personal' }] : []),
          { label: '会员权益' },
        ]}
      />
      <Shown
        part
        card
        of={membership}
        what="会员等级"
        size="md"
        failedIn={(failed) => (
          <>
            {heading}
            {failed}
          </>
        )}
        loading={
          <>
            {heading}
            <Card aria-busy="true">
              <Skeleton height="12rem" />
            </Card>
          </>
        }
      >
        {(data) => (
          <>
            {data.levelName ? <LevelCard membership={data} /> : <VisitorCard />}
            <LevelComparison membership={data} />
          </>
        )}
      </Shown>
      <MemberNotes />
      {membership.data ? <ReadingTools /> : null}
    </PublicFrame>
  );
}
