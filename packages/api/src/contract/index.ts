import { systemUsers } from './system-users.js';
import { systemRoles } from './system-roles.js';
import { systemMenus } from './system-menus.js';
import { systemDepartments } from './system-departments.js';
import { systemDictionary } from './system-dictionary.js';
import { systemConfig } from './system-config.js';
import { systemNotices } from './system-notices.js';
import { monitor } from './monitor.js';
import { orderService } from './order-service.js';
import { cashier } from './cashier.js';
import { invoices } from './invoices.js';
import { desk } from './desk.js';
import { catalogue } from './catalogue.js';
import { dictionary } from './dictionary.js';
import { company } from './company.js';
import { personal } from './personal.js';
import { personnel } from './personnel.js';
import { caChange } from './ca-change.js';
import { caServices } from './ca-services.js';
import { templates } from './templates.js';
import { files } from './files.js';
import { account } from './account.js';
import { credentials } from './credentials.js';
import { handover } from './handover.js';
import { identity } from './identity.js';
import { membership } from './membership.js';
import { about } from './about.js';
import { chat } from './chat.js';
import { coupons } from './coupons.js';
import { downloads } from './downloads.js';
import { home } from './home.js';
import { knowledge } from './knowledge.js';
import { learning } from './learning.js';
import { messages } from './messages.js';
import { notices } from './notices.js';
import { prestoreAccount } from './prestore-account.js';
import { search } from './search.js';
import { study } from './study.js';
import { certificates } from './certificates.js';
import { codes } from './codes.js';
import { content } from './content.js';
import { lockLogin } from './lock-login.js';
import { orders } from './orders.js';
import { payments } from './payments.js';
import { person } from './person.js';
import { review } from './review.js';
import { session } from './session.js';
import { shop } from './shop.js';

/** Every call of the portal. Client, server routes, mocks, OpenAPI and the table-walking tests come from here. */
export const contract = {
  session,
  lockLogin,
  person,
  codes,
  content,
  shop,
  orders,
  payments,
  review,
  certificates,
  about,
  chat,
  coupons,
  downloads,
  home,
  knowledge,
  learning,
  messages,
  notices,
  prestoreAccount,
  search,
  study,
  account,
  credentials,
  handover,
  identity,
  membership,
  caChange,
  caServices,
  templates,
  files,
  catalogue,
  dictionary,
  company,
  personal,
  personnel,
  orderService,
  cashier,
  invoices,
  desk,
  systemUsers,
  systemRoles,
  systemMenus,
  systemDepartments,
  systemDictionary,
  systemConfig,
  systemNotices,
  monitor,
};
export type Contract = typeof contract;
export type GroupName = keyof Contract;

/** The path under which the server mounts all rows (spec 7.1). */
export const basePath = '/mh';

export { certificates, codes, content, lockLogin, orders, payments, person, review, session, shop };
export {
  about,
  chat,
  coupons,
  downloads,
  home,
  knowledge,
  learning,
  messages,
  notices,
  prestoreAccount,
  search,
  study,
};
export { account, credentials, handover, identity, membership };
export { caChange, caServices, templates, files };
export { catalogue, dictionary, company, personal, personnel };
export { orderService, cashier, invoices, desk };
export {
  systemUsers,
  systemRoles,
  systemMenus,
  systemDepartments,
  systemDictionary,
  systemConfig,
  systemNotices,
  monitor,
};
export * from './endpoint.js';
export { legacy, nameMap, wireSchema } from './legacy.js';
export { fromWire, toWire, type NameMap } from '../client/names.js';
export type { ServicePoint } from './about.js';
export type { ChatReply } from './chat.js';
export type { ClaimableCoupon, MyCoupon } from './coupons.js';
export type { DownloadEntry } from './downloads.js';
export type { KnowledgeArticle } from './knowledge.js';
export type { CourseDetail, CourseSummary } from './learning.js';
export type { Message, MessageDetail } from './messages.js';
export type { BalanceMovement } from './prestore-account.js';
export type { MyCourse } from './study.js';
export type { CodeItem } from './codes.js';
export type { Certificate } from './certificates.js';
export type { ExamEntryPerson } from './person.js';
export type { OrderDetail, OrderRequest, OrderSummary } from './orders.js';
export type { ProductDetail, ProductSummary } from './shop.js';
export type { ReviewDetail } from './review.js';
export type { Person, RouteNode, SessionInfo } from './session.js';
