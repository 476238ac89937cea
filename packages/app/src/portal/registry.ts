import { arrivals } from './arrivals.js';
import type { PageRoute, ServerView } from '../routing/route.js';
import { routes as aboutRoutes } from '../features/about/index.js';
import { routes as accountRoutes } from '../features/account/index.js';
import { views as administrationViews } from '../features/administration/index.js';
import { routes as applicationRoutes } from '../features/application/index.js';
import { routes as authRoutes } from '../features/auth/index.js';
import { views as balanceViews } from '../features/balance/index.js';
import { routes as businessRoutes } from '../features/business/index.js';
import { routes as certificatesRoutes, views as certificatesViews } from '../features/certificates/index.js';
import { views as companyViews } from '../features/company/index.js';
import { routes as handoverRoutes } from '../features/handover/index.js';
import { routes as invitationRoutes } from '../features/invitation/index.js';
import { views as invoiceViews } from '../features/invoice/index.js';
import { routes as couponsRoutes } from '../features/coupons/index.js';
import { routes as downloadsRoutes } from '../features/downloads/index.js';
import { routes as environmentCheckRoutes } from '../features/environment-check/index.js';
import { routes as errorsRoutes } from '../features/errors/index.js';
import { routes as jumpFormRoutes } from '../features/jump-form/index.js';
import { routes as knowledgeRoutes } from '../features/knowledge/index.js';
import { routes as learningRoutes, views as learningViews } from '../features/learning/index.js';
import { routes as memberRoutes } from '../features/member/index.js';
import { views as messagesViews } from '../features/messages/index.js';
import { routes as noticesRoutes } from '../features/notices/index.js';
import { routes as orderRoutes, views as orderViews } from '../features/order/index.js';
import { views as operationViews } from '../features/operation/index.js';
import { routes as partnersRoutes } from '../features/partners/index.js';
import { routes as paymentRoutes } from '../features/payment/index.js';
import { views as personalViews } from '../features/personal/index.js';
import { views as personnelViews } from '../features/personnel/index.js';
import { routes as productRoutes } from '../features/product/index.js';
import { views as reviewViews } from '../features/review/index.js';
import { views as startViews } from '../features/start/index.js';
import { routes as solutionRoutes } from '../features/solution/index.js';
import { routes as searchRoutes } from '../features/search/index.js';

/** Pages that exist without the server's tree (spec 2.2 and the public part of 2.3). */
export const pageRoutes: readonly PageRoute[] = [
  ...arrivals,
  ...aboutRoutes,
  ...accountRoutes,
  ...applicationRoutes,
  ...authRoutes,
  ...businessRoutes,
  ...certificatesRoutes,
  ...couponsRoutes,
  ...downloadsRoutes,
  ...environmentCheckRoutes,
  ...errorsRoutes,
  ...handoverRoutes,
  ...invitationRoutes,
  ...jumpFormRoutes,
  ...memberRoutes,
  ...knowledgeRoutes,
  ...learningRoutes,
  ...noticesRoutes,
  ...orderRoutes,
  ...partnersRoutes,
  ...paymentRoutes,
  ...productRoutes,
  ...solutionRoutes,
  ...searchRoutes,
];

/** Views that the server's tree may name; an unknown name leads to 404. */
export const serverViews: readonly ServerView[] = [
  ...administrationViews,
  ...certificatesViews,
  ...balanceViews,
  ...companyViews,
  ...invoiceViews,
  ...learningViews,
  ...messagesViews,
  ...operationViews,
  ...orderViews,
  ...personalViews,
  ...personnelViews,
  ...reviewViews,
  ...startViews,
];
