import { lazy, Suspense } from 'react';
import { roles } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/useSession.js';
import { useViewPath } from '../../session/useViewPath.js';
import { Guarded, Shown } from '../../shared/failure/index.js';
import { IdentityCard } from './components/IdentityCard.js';
import { KeyFigures } from './components/KeyFigures.js';
import { PersonalSkeleton } from './components/PersonalSkeleton.js';
import { PersonFacts } from './components/PersonFacts.js';
import { QuickActions } from './components/QuickActions.js';
import { RecordCard } from './components/RecordCard.js';
import { Coming, SideColumns } from '../../shared/page/index.js';
import { Facts, Side } from './PersonalPage.styles.js';
import { useProfile } from './queries.js';
import { Icon } from '@ca-portal/ui/icon';

const OwnRecord = lazy(async () => ({ default: (await import('./OwnRecord.js')).OwnRecord }));

/** Roles that decide about others do not apply for anything themselves. */
const needsRecord = (roleId: number) =>
  !([roles.unchosen, roles.reviewer, roles.platformAdministrator] as readonly number[]).includes(roleId);

/** /core/personal: the user's identity, what he has, and the next steps. */
export function PersonalPage() {
  return useSearchParams()[0].has('record') ? (
    <Suspense fallback={<PersonalSkeleton />}>
      <OwnRecord />
    </Suspense>
  ) : (
    <PersonalCenter />
  );
}

function PersonalCenter() {
  const profile = useProfile();
  const user = useCurrentUser();
  const orders = useViewPath('core/order') !== undefined;
  const description = [user?.person.companyName, user?.person.roleName].filter(Boolean).join('，');

  return (
    <Guarded of={profile}>
      <PageHeading
        title="个人中心"
        {...(description ? { description } : {})}
        actions={
          // Office staff place no orders.
          orders ? (
            <LinkButton variant="primary" icon={<Icon name="plus" />} href="/product">
              办理证书
            </LinkButton>
          ) : undefined
        }
      />
      <SideColumns>
        <Facts>
          <Shown
            part
            card="个人信息"
            of={profile}
            what="个人信息"
            unharmed="您的资料没有变化"
            loading={<PersonalSkeleton />}
          >
            {(data) => (
              <>
                <KeyFigures profile={data} />
                <PersonFacts profile={data} />
              </>
            )}
          </Shown>
        </Facts>
        <Side>
          {profile.data ? <IdentityCard profile={profile.data} /> : profile.isPending ? <Coming /> : null}
          {user && needsRecord(user.roleId) ? <RecordCard /> : null}
          <QuickActions />
        </Side>
      </SideColumns>
    </Guarded>
  );
}
