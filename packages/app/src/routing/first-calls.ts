import { caManage } from '@ca-portal/api/groups/ca-manage';
import { certificates } from '@ca-portal/api/groups/certificates';
import { company } from '@ca-portal/api/groups/company';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { couponAdmin } from '@ca-portal/api/groups/coupon-admin';
import { dataScope } from '@ca-portal/api/groups/data-scope';
import { desk } from '@ca-portal/api/groups/desk';
import { finance } from '@ca-portal/api/groups/finance';
import { invoices } from '@ca-portal/api/groups/invoices';
import { messages } from '@ca-portal/api/groups/messages';
import { monitor } from '@ca-portal/api/groups/monitor';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { person } from '@ca-portal/api/groups/person';
import { personnel } from '@ca-portal/api/groups/personnel';
import { review } from '@ca-portal/api/groups/review';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { statistics } from '@ca-portal/api/groups/statistics';
import { study } from '@ca-portal/api/groups/study';
import { systemAccessKeys } from '@ca-portal/api/groups/system-access-keys';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { systemDepartments } from '@ca-portal/api/groups/system-departments';
import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import { systemMenus } from '@ca-portal/api/groups/system-menus';
import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { systemPosts } from '@ca-portal/api/groups/system-posts';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { systemTemplates } from '@ca-portal/api/groups/system-templates';
import { systemUsers } from '@ca-portal/api/groups/system-users';

/** The first page of a list, in the parameters of the API family and in ours. */
const family = ({ path }: { path: string }) => `${path}?pageNum=1&pageSize=20`;
const own = ({ path }: { path: string }, limit = 20) => `${path}?page=1&limit=${limit}`;
/** The received letters, without a search text. */
const received = '&messageStatus=1&topic=&messageCategory=&important=&isRead=';

/**
 * The first calls of a page of the server's tree, opened by its plain address: the document sends them before the
 * page's code has loaded. `{orderNo}` is taken from the address's query. Read only by the build. An outdated entry
 * costs one unused call, and tests/e2e/stillness.spec.ts finds it. Pages whose calls depend on today's date or on the
 * role have no entry.
 */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  'core/caManage': [own(certificates.routes.list, 200), own(caManage.routes.list, 200)],
  'core/certDownload': [orders.routes.detail.path],
  'core/certWrite': [orders.routes.detail.path],
  'core/company': [company.routes.record.path],
  'core/invoice': [own(invoices.routes.invoiceable, 10), invoices.routes.titles.path],
  'core/myCourse': [study.routes.week.path, own(study.routes.mine, 100)],
  'core/myMemberCard': [own(payments.routes.returns, 5)],
  'core/order': [own(orders.routes.list, 10), orderService.routes.counts.path],
  'core/orderDetail': [orders.routes.detail.path, orderService.routes.service.path],
  'core/personal': [person.routes.profile.path],
  'core/personnel': [own(personnel.routes.list, 10), personnel.routes.figures.path],
  'desk/making': [desk.routes.day.path, `${own(desk.routes.queue, 100)}&step=make`],
  'desk/people': [desk.routes.day.path, `${own(peopleReview.routes.applications, 100)}&state=waiting`],
  'desk/service': [own(desk.routes.find)],
  'desk/stock': [own(desk.routes.stock)],
  'emsystem/messageManage': [own(messages.routes.list, 10) + received, messages.routes.unread.path],
  'monitor/job': [family(monitor.routes.jobs)],
  'monitor/logininfor/index': [family(monitor.routes.logins)],
  'monitor/online/index': [monitor.routes.sessions.path],
  'monitor/operlog/index': [family(monitor.routes.operations)],
  'operation/content': [
    own(contentAdmin.routes.waiting, 100),
    own(contentAdmin.routes.list).replace('{kind}', 'notice'),
  ],
  'operation/coupons': [own(couponAdmin.routes.list)],
  'operation/dashboard': [statistics.routes.queues.path, statistics.routes.expiry.path],
  'operation/finance': [desk.routes.day.path, `${own(finance.routes.transfers, 100)}&state=confirming`],
  'operation/products': [own(shopAdmin.routes.products)],
  'review/desk': [review.routes.detail.path],
  'review/queue': [own(review.routes.queue, 200), desk.routes.claims.path],
  'system/accessKey': [family(systemAccessKeys.routes.list)],
  'system/config/index': [family(systemConfig.routes.list)],
  'system/dataScope': [own(dataScope.routes.list)],
  'system/dept/index': [systemDepartments.routes.list.path],
  'system/dict/index': [family(systemDictionary.routes.types)],
  'system/index': [systemDictionary.routes.typeOptions.path],
  'system/menu/index': [systemMenus.routes.list.path],
  'system/messageTemplate': [own(systemTemplates.routes.list)],
  'system/notice/index': [family(systemNotices.routes.list)],
  'system/personalManage': [own(peopleReview.routes.people)],
  'system/post/index': [family(systemPosts.routes.list)],
  'system/role/index': [family(systemRoles.routes.list)],
  'system/typeData': [systemDictionary.routes.typeOptions.path],
  'system/user/index': [systemUsers.routes.departments.path, family(systemUsers.routes.list)],
};
