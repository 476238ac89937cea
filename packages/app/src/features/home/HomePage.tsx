import { hasPermission, permissions } from '@ca-portal/api/domain';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Suspense, useEffect } from 'react';
import { SiteWidth, useProducts } from '../../shared/content/index.js';
import { lazyPage } from '../../routing/lazy-page.js';
import { useCurrentUser, useToken } from '../../session/useSession.js';
import { DownloadsCard } from './components/DownloadsCard.js';
import { FourSteps } from './components/FourSteps.js';
import { HelpCard } from './components/HelpCard.js';
import { Hero } from './components/Hero.js';
import { InfoGrid, InfoRoot } from './components/InfoSection.styles.js';
import { KeptToDoPlace } from './components/KeptToDoPlace.styles.js';
import { NoticesCard } from './components/NoticesCard.js';
import { ProductSection } from './components/ProductSection.js';
import { QuickPanel } from './components/QuickPanel.js';
import { ToDoSection } from './to-do.js';

const orders = '/core/order';

// Pictures below the main content: where their code fails to load, the page works without them.
const Nothing = () => null;
const News = lazyPage(() =>
  import('./components/News.js').then(
    (m) => m.News,
    () => Nothing,
  ),
);

/** As high as the section with its first row, so that the content below does not jump. */
const toDoPlace = <Skeleton height="12rem" />;

/** documents/early.js sets it where a token is stored. */
const keptToken = 'data-kept-token';

/**
 * 首页 (`/`). Prerendered for a visitor: nothing here may depend on the browser before hydration. Each block loads and
 * fails independently (dossier 11).
 */
export function HomePage() {
  const loggedIn = useToken() !== null;
  const user = useCurrentUser();
  // At hydration nothing has loaded yet, so the first render equals the prerendered page.
  const products = useProducts();
  // Reviewers have no orders of their own: they open orders from the queue.
  const reviews = user !== undefined && hasPermission(user.permissions, permissions.reviewOrders);
  const ordersHref = !loggedIn ? '/track' : reviews ? '/certManage/review' : orders;
  useEffect(() => void News.preload(), []);
  // The page itself now knows the user.
  useEffect(() => document.documentElement.removeAttribute(keptToken), []);
  return (
    <>
      <Hero ordersHref={ordersHref} />
      <QuickPanel ordersHref={ordersHref} />
      {loggedIn ? (
        <SiteWidth>
          <Suspense fallback={toDoPlace}>
            <ToDoSection />
          </Suspense>
        </SiteWidth>
      ) : (
        <KeptToDoPlace />
      )}
      <ProductSection />
      {products.isPending ? null : (
        <SiteWidth>
          <Suspense>
            <News />
          </Suspense>
        </SiteWidth>
      )}
      <InfoRoot>
        <SiteWidth>
          <InfoGrid>
            <NoticesCard />
            <DownloadsCard />
            <HelpCard />
          </InfoGrid>
        </SiteWidth>
      </InfoRoot>
      <FourSteps ordersHref={ordersHref} />
    </>
  );
}
