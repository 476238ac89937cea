export { ForbiddenPage, type ForbiddenPageProps } from './ForbiddenPage.js';
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage.js';
export { ErrorPage, type ErrorPageProps } from './ErrorPage.js';
