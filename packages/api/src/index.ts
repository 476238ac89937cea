export { createClient, repeatWindowMs, timeoutMs, type Client, type ClientOptions } from './client/client.js';
export { ApiError, clientCodes, isApiError, type ApiErrorKind } from './client/errors.js';
export { withRenewal, type DeadLogin, type RenewalOptions } from './client/renewal.js';
export type { Calls, CallOptions, Route, RouteGroup } from './client/group.js';
export type { BinaryFile, InputOf, Page, ResultOf } from './contract/endpoint.js';
export type { FieldLimits, FormLimits } from './limits/field-limits.js';
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
