import {
  downloadCategories as categories,
  downloadCategoryLabels as categoryLabels,
} from '@ca-portal/api/domain';
import { readKeyword } from '../../shared/content/index.js';
import type { DownloadRow } from './queries.js';
import type { System } from './system.js';

export { categories, categoryLabels };
export type Category = DownloadRow['category'];

/** Systems as people choose them. */
export const systemGroups = {
  windows: { label: 'Windows', systems: ['windows'] },
  domestic: { label: '国产系统', systems: ['kylin', 'uos', 'linux'] },
  macos: { label: 'macOS', systems: ['macos'] },
  mobile: { label: '手机', systems: ['android', 'ios'] },
} as const satisfies Record<string, { label: string; systems: readonly System[] }>;
export type SystemGroup = keyof typeof systemGroups;
export const systemGroupNames = Object.keys(systemGroups) as SystemGroup[];

/** The state of the page; kept in the address. */
export interface CatalogFilter {
  keyword: string;
  category: Category | '';
  system: SystemGroup | '';
  /** Name of a certificate provider; empty for all. */
  provider: string;
}
export const noFilter: CatalogFilter = { keyword: '', category: '', system: '', provider: '' };

export function readFilter(params: URLSearchParams): CatalogFilter {
  const category = params.get('category');
  const system = params.get('system');
  return {
    keyword: readKeyword(params),
    category: categories.find((one) => one === category) ?? '',
    system: systemGroupNames.find((one) => one === system) ?? '',
    provider: (params.get('provider') ?? '').trim().slice(0, 50),
  };
}

/** Defaults are left out of the address. */
export const filterParams = ({ keyword, category, system, provider }: CatalogFilter): URLSearchParams =>
  new URLSearchParams({
    ...(keyword ? { q: keyword } : {}),
    ...(category ? { category } : {}),
    ...(system ? { system } : {}),
    ...(provider ? { provider } : {}),
  });

const fits = (row: DownloadRow, keyword: string) =>
  [row.title, row.content, row.providerName, row.file?.name ?? ''].some((text) =>
    text.toLowerCase().includes(keyword.toLowerCase()),
  );

/** Entries that match; each word of the keyword must match. A file for any system matches every choice. */
export function filtered(rows: readonly DownloadRow[], filter: CatalogFilter): DownloadRow[] {
  const words = filter.keyword.split(/\s+/).filter(Boolean);
  const systems: readonly System[] = filter.system ? systemGroups[filter.system].systems : [];
  return rows.filter(
    (row) =>
      (!filter.category || row.category === filter.category) &&
      (!filter.provider || row.providerName === filter.provider) &&
      (systems.length === 0 || row.system === 'any' || systems.includes(row.system)) &&
      words.every((word) => fits(row, word)),
  );
}

/**
 * What most visitors on this system look for: the driver on a computer, the app on a phone; the newest available.
 * Undefined where nothing exists for the system, or it is unknown.
 */
export function bestMatch(rows: readonly DownloadRow[], system: System | undefined): DownloadRow | undefined {
  const category: Category = system === 'android' || system === 'ios' ? 'app' : 'driver';
  return rows
    .filter((row) => row.category === category && row.system === system && row.file !== null)
    .toSorted((a, b) => b.pushTime.localeCompare(a.pushTime))[0];
}

/** `PDF`, from a file's name. */
export const fileKind = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '文件';
