import { about } from './about.js';
import { account } from './account.js';
import { caChange } from './ca-change.js';
import { caManage } from './ca-manage.js';
import { caServices } from './ca-services.js';
import { cashier } from './cashier.js';
import { catalog } from './catalog.js';
import { certificates } from './certificates.js';
import { chat } from './chat.js';
import { codes } from './codes.js';
import { company } from './company.js';
import { content } from './content.js';
import { contentAdmin } from './content-admin.js';
import { couponAdmin } from './coupon-admin.js';
import { coupons } from './coupons.js';
import { credentials } from './credentials.js';
import { dataScope } from './data-scope.js';
import { desk } from './desk.js';
import { dictionary } from './dictionary.js';
import { downloads } from './downloads.js';
import { files } from './files.js';
import type { Group } from './endpoint.js';
import { finance } from './finance.js';
import { handover } from './handover.js';
import { home } from './home.js';
import { identity } from './identity.js';
import { invoices } from './invoices.js';
import { knowledge } from './knowledge.js';
import { learning } from './learning.js';
import { lockLogin } from './lock-login.js';
import { membership } from './membership.js';
import { messages } from './messages.js';
import { monitor } from './monitor.js';
import { notices } from './notices.js';
import { orderService } from './order-service.js';
import { orders } from './orders.js';
import { payments } from './payments.js';
import { peopleReview } from './people-review.js';
import { person } from './person.js';
import { personal } from './personal.js';
import { personnel } from './personnel.js';
import { prestoreAccount } from './prestore-account.js';
import { review } from './review.js';
import { scanLogin } from './scan-login.js';
import { scanStamp } from './scan-stamp.js';
import { search } from './search.js';
import { session } from './session.js';
import { shop } from './shop.js';
import { shopAdmin } from './shop-admin.js';
import { statistics } from './statistics.js';
import { study } from './study.js';
import { systemAccessKeys } from './system-access-keys.js';
import { systemConfig } from './system-config.js';
import { systemDepartments } from './system-departments.js';
import { systemDictionary } from './system-dictionary.js';
import { systemMenus } from './system-menus.js';
import { systemNotices } from './system-notices.js';
import { systemPosts } from './system-posts.js';
import { systemRoles } from './system-roles.js';
import { systemTemplates } from './system-templates.js';
import { systemUsers } from './system-users.js';
import { templates } from './templates.js';

/** Every call of the portal. Client, server routes, mocks, OpenAPI and table-driven tests are derived from it. */
export const contract = {
  // Account and login
  session,
  lockLogin,
  scanLogin,
  scanStamp,
  handover,
  credentials,
  account,
  identity,
  membership,
  // Public pages
  codes,
  dictionary,
  content,
  home,
  notices,
  about,
  knowledge,
  downloads,
  search,
  chat,
  learning,
  shop,
  catalog,
  // The member’s own data
  person,
  personal,
  company,
  personnel,
  messages,
  coupons,
  study,
  prestoreAccount,
  invoices,
  files,
  // Certificates, orders and money
  orders,
  orderService,
  payments,
  cashier,
  certificates,
  caManage,
  caChange,
  caServices,
  templates,
  // The office
  review,
  desk,
  peopleReview,
  finance,
  couponAdmin,
  shopAdmin,
  contentAdmin,
  statistics,
  dataScope,
  // Administration in the API family’s format
  systemUsers,
  systemRoles,
  systemMenus,
  systemDepartments,
  systemPosts,
  systemDictionary,
  systemConfig,
  systemAccessKeys,
  systemNotices,
  systemTemplates,
  monitor,
};
/** The contract for code that processes all of it: its groups by name, their rows without specific types. */
export const groups: Readonly<Record<string, Group>> = contract;

/** All groups of the contract. */
export type Contract = typeof contract;
/** The names of the groups. */
export type GroupName = keyof Contract;

/** The base path of all rows on the server. */
export const basePath = '/mh';

export {
  about,
  account,
  caChange,
  caManage,
  caServices,
  cashier,
  catalog,
  certificates,
  chat,
  codes,
  company,
  content,
  contentAdmin,
  couponAdmin,
  shopAdmin,
  coupons,
  credentials,
  dataScope,
  desk,
  dictionary,
  downloads,
  files,
  finance,
  handover,
  home,
  identity,
  invoices,
  knowledge,
  learning,
  lockLogin,
  scanLogin,
  scanStamp,
  membership,
  messages,
  monitor,
  notices,
  orderService,
  orders,
  payments,
  peopleReview,
  person,
  personal,
  personnel,
  prestoreAccount,
  review,
  search,
  session,
  shop,
  statistics,
  study,
  systemAccessKeys,
  systemConfig,
  systemDepartments,
  systemPosts,
  systemDictionary,
  systemMenus,
  systemNotices,
  systemTemplates,
  systemRoles,
  systemUsers,
  templates,
};
export * from './endpoint.js';
export { legacy, nameMap, wireSchema } from './legacy.js';
export { fromWire, toWire, type NameMap } from '../client/names.js';
export type { ServicePoint } from './about.js';
export type { ChangeQuote, ChangeRequest, OrderChangeItem } from './ca-change.js';
export type { LockCard } from './ca-manage.js';
export type { Certificate } from './certificates.js';
export type { ChatReply } from './chat.js';
export type { CodeItem } from './codes.js';
export type { CompanyRecord } from './company.js';
export type { ContentEntry } from './content-admin.js';
export type { ClaimableCoupon, MyCoupon } from './coupons.js';
export type { DictItem } from './dictionary.js';
export type { DownloadEntry } from './downloads.js';
export type { RoleApplication } from './identity.js';
export type { Invoice, InvoiceTitleRecord } from './invoices.js';
export type { KnowledgeArticle } from './knowledge.js';
export type { CourseDetail, CourseSummary } from './learning.js';
export type { Message, MessageDetail } from './messages.js';
export type { OrderService } from './order-service.js';
export type { PaymentForm } from './payment-form.js';
export type { OrderDetail, OrderRequest, OrderSummary, TrackedOrder } from './orders.js';
export type { ExamEntryPerson } from './person.js';
export type { PersonalRecord } from './personal.js';
export type { StaffMember } from './personnel.js';
export type { BalanceMovement } from './prestore-account.js';
export type { ReviewDetail } from './review.js';
export type { Person, RouteNode, SessionInfo } from './session.js';
export type { ProductDetail, ProductSummary } from './shop.js';
export type { MyCourse } from './study.js';
export type { MessageTemplate } from './system-templates.js';
export type {
  SysConfig,
  SysDept,
  SysPost,
  SysDictData,
  SysDictType,
  SysLogininfor,
  SysMenu,
  SysNotice,
  SysOperLog,
  SysRole,
  SysUser,
  TreeNode,
} from './system-entities.js';
