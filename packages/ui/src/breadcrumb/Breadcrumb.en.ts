import type { zhBreadcrumb } from './Breadcrumb.zh.js';

export const enBreadcrumb: typeof zhBreadcrumb = { label: 'Breadcrumb' };
