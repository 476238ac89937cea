import type { IconName } from '@ca-portal/ui/icon';
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

/** What the page shows; it lives in the address. */
export interface SearchAddress {
  keyword: string;
  /** Empty for all. */
  group: Group | '';
  page: number;
}

export function readSearch(params: URLSearchParams): SearchAddress {
  const group = params.get('group');
  const page = Number(params.get('page') ?? 1);
  return {
    // As long as the contract takes it.
    keyword: (params.get('q') ?? '').trim().slice(0, 50),
    group: groups.find((one) => one === group) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export const searchParams = ({ keyword, group, page }: SearchAddress): URLSearchParams =>
  new URLSearchParams({
    ...(keyword ? { q: keyword } : {}),
    ...(group ? { group } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
