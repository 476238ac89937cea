import type { IconName } from '@ca-portal/ui/icon';
import { readKeyword, readPage } from '../../shared/content/index.js';
import type { Group } from './queries.js';

/** In the order shown. */
export const groupLabels: Readonly<Record<Group, string>> = {
  business: '业务',
  knowledge: '知识库',
  download: '下载',
  notice: '公告',
  product: '产品',
  course: '课程',
};
export const groups = Object.keys(groupLabels) as Group[];

export const groupIcons: Readonly<Record<Group, IconName>> = {
  business: 'certificate',
  knowledge: 'help',
  download: 'document',
  notice: 'bell',
  product: 'box',
  course: 'play',
};

/** What the page shows; kept in the address. */
export interface SearchAddress {
  keyword: string;
  /** Empty for all. */
  group: Group | '';
  page: number;
}

export function readSearch(params: URLSearchParams): SearchAddress {
  const group = params.get('group');
  return {
    keyword: readKeyword(params),
    group: groups.find((one) => one === group) ?? '',
    page: readPage(params),
  };
}

export const searchParams = ({ keyword, group, page }: SearchAddress): URLSearchParams =>
  new URLSearchParams({
    ...(keyword ? { q: keyword } : {}),
    ...(group ? { group } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
