export { createClient, timeoutMs, type Client, type ClientOptions } from './client/client.js';
export { ApiError, isApiError, type ApiErrorKind } from './client/errors.js';
export type { Calls, CallOptions, Route, RouteGroup } from './client/group.js';
export type { InputOf, Page, ResultOf } from './contract/endpoint.js';
export type {
  Certificate,
  CodeItem,
  ExamEntryPerson,
  OrderDetail,
  OrderRequest,
  OrderSummary,
  Person,
  ProductDetail,
  ProductSummary,
  ReviewDetail,
  RouteNode,
  SessionInfo,
} from './contract/index.js';
