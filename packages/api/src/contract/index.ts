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
};
export type Contract = typeof contract;
export type GroupName = keyof Contract;

/** The path under which the server mounts all rows (spec 7.1). */
export const basePath = '/mh';

export { certificates, codes, content, lockLogin, orders, payments, person, review, session, shop };
export * from './endpoint.js';
export { legacy, nameMap, wireSchema } from './legacy.js';
export { fromWire, toWire, type NameMap } from '../client/names.js';
export type { CodeItem } from './codes.js';
export type { Certificate } from './certificates.js';
export type { ExamEntryPerson } from './person.js';
export type { OrderDetail, OrderRequest, OrderSummary } from './orders.js';
export type { ProductDetail, ProductSummary } from './shop.js';
export type { ReviewDetail } from './review.js';
export type { Person, RouteNode, SessionInfo } from './session.js';
