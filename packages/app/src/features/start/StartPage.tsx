import { hasPermission, permissions, roles } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useCurrentUser } from '../../session/useSession.js';
import { SideColumns, Stack } from '../../shared/page/index.js';
import { ToDoCard, useTodos } from '../../shared/todos/index.js';
import { useViewPath } from '../../session/useViewPath.js';
import { CertificateCard } from './components/CertificateCard.js';
import { CountsCard } from './components/CountsCard.js';
import { ExpiringCard } from './components/ExpiringCard.js';
import { PublicPages } from './components/PublicPages.js';
import { RunningCard } from './components/RunningCard.js';
import { ShortcutsCard } from './components/ShortcutsCard.js';
import { StaffStart } from './components/StaffStart.js';
import { TroublesCard } from './components/TroublesCard.js';
import { usable, useCards, useNewestOrders } from './queries.js';
import { Acts } from './StartPage.styles.js';

/**
 * 首页 after login (/core/start): to-dos, expiring certificates and open orders, in that order; for staff their queues
 * with age.
 */
export function StartPage() {
  const user = useCurrentUser();
  // True for desk and administration staff, whichever part of it the role has.
  const staff =
    user &&
    (Object.values(permissions).some((one) => hasPermission(user.permissions, one)) ||
      user.permissions.some((one) => /^(?:system|monitor):/.test(one)));
  if (!user) return null;
  return (
    <>
      {staff ? (
        <StaffStart />
      ) : user.roleId === roles.enterpriseAdministrator ? (
        <CompanyStart />
      ) : (
        <PersonStart />
      )}
      <PublicPages />
    </>
  );
}

const apply = (
  <LinkButton icon={<Icon name="plus" />} href="/jumpydDetial">
    办理业务
  </LinkButton>
);

function CompanyStart() {
  const calendar = useViewPath('core/caCalendar');
  const { data: todos } = useTodos();
  const title = !todos ? '首页' : todos.length > 0 ? `有 ${todos.length} 件事等您处理` : '没有要办的事';
  return (
    <>
      <PageHeading
        title={title}
        description="按截止时间排列，最急的在最上面。"
        actions={
          <>
            {calendar ? <LinkButton href={calendar}>到期日历</LinkButton> : null}
            {apply}
          </>
        }
      />
      <SideColumns>
        <Stack>
          <ToDoCard all />
          <ExpiringCard />
          <RunningCard />
        </Stack>
        <Stack>
          <ShortcutsCard />
          <CountsCard />
        </Stack>
      </SideColumns>
    </>
  );
}

/** An expert or member of staff: is the certificate usable, and until when. */
function PersonStart() {
  const owner = useViewPath('core/caManage') !== undefined;
  const cards = useCards(owner);
  const todos = useTodos();
  // Requested together with the rest, so that all parts appear at once and nothing shifts.
  const newest = useNewestOrders(owner);
  const coming = cards.isLoading || todos.isLoading || newest.isLoading;
  const mine = cards.data?.rows.filter(({ own, state }) => own && state !== 'cancelled');
  return (
    <>
      <PageHeading title={verdict(mine)} actions={owner ? apply : undefined} />
      <Stack>
        {coming ? (
          <Card aria-busy>
            <Skeleton height="12rem" />
          </Card>
        ) : null}
        {/* Mounted from the beginning but hidden: if mounted later, each part would repeat a refused request. */}
        <Stack style={coming ? { display: 'none' } : undefined}>
          {todos.data?.length === 0 ? null : <ToDoCard all />}
          {owner && mine?.length === 0 ? <FirstCertificate /> : null}
          {mine?.slice(0, 2).map((card) => (
            <CertificateCard key={card.id} card={card} />
          ))}
          {mine && mine.length > 2 ? (
            <p>
              <LinkButton variant="text" href="/core/caManage">
                看全部 {mine.length} 张证书
              </LinkButton>
            </p>
          ) : null}
          {owner ? <RunningCard /> : null}
          <TroublesCard />
        </Stack>
      </Stack>
    </>
  );
}

/** A person without a certificate has one next step: find out which one is needed. */
const FirstCertificate = () => (
  <Card title="办第一张证书">
    <p>不确定办哪一种？回答 5 个问题，约 1 分钟，得到证书、材料、费用和时间。</p>
    <Acts>
      <LinkButton variant="primary" href="/guide">
        我要办什么
      </LinkButton>
      <LinkButton href="/product">看三种证书</LinkButton>
    </Acts>
  </Card>
);

function verdict(mine: Parameters<typeof usable>[0] | undefined): string {
  if (!mine) return '首页';
  if (mine.length === 0) return '您还没有证书';
  const good = usable(mine).length;
  if (good === mine.length) return good === 1 ? '您的证书能用' : `您的 ${good} 张证书都能用`;
  return good === 0 ? '您的证书现在还不能用' : `您的 ${mine.length} 张证书里，${good} 张能用`;
}
