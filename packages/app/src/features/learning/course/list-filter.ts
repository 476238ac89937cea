import { courseHours, type CourseHours } from '@ca-portal/api/domain';
import type { CourseQuery } from './queries.js';

/** Values of the server's filter lists; each is empty for all. */
export const choiceNames = ['examination', 'hours', 'host', 'region', 'address'] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** The state of the list; kept in the address. */
export interface CourseFilter extends Readonly<Record<ChoiceName, string>> {
  keyword: string;
  /** Empty for all. */
  category: string;
  kind: 'all' | 'recorded' | 'live';
  free: boolean;
  page: number;
}

export const pageSize = 9;
const allChoices = { examination: '', hours: '', host: '', region: '', address: '' };
export const allCourses: CourseFilter = {
  keyword: '',
  category: '',
  kind: 'all',
  free: false,
  page: 1,
  ...allChoices,
};

// The contract's maximum length: a hand-written address must not cause a refusal.
const maxKeyword = 50;
const maxCategory = 20;
const maxPage = 10_000;

const hoursOf = (text: string): CourseHours | undefined =>
  courseHours.find((hours) => String(hours) === text);

function readChoices(params: URLSearchParams): Record<ChoiceName, string> {
  const read = (name: ChoiceName) => (params.get(name) ?? '').trim().slice(0, maxKeyword);
  const hours = read('hours');
  return {
    examination: read('examination'),
    host: read('host'),
    region: read('region'),
    address: read('address'),
    hours: hoursOf(hours) ? hours : '',
  };
}

export function readFilter(params: URLSearchParams): CourseFilter {
  const page = Number(params.get('page') ?? 1);
  const kind = params.get('kind');
  return {
    ...readChoices(params),
    keyword: (params.get('q') ?? '').trim().slice(0, maxKeyword),
    category: (params.get('category') ?? '').trim().slice(0, maxCategory),
    kind: kind === 'recorded' || kind === 'live' ? kind : 'all',
    free: params.get('free') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

const chosen = (filter: CourseFilter) => choiceNames.filter((name) => filter[name] !== '');

/** Defaults are left out of the address. */
export function filterParams(filter: CourseFilter): URLSearchParams {
  const { keyword, category, kind, free, page } = filter;
  return new URLSearchParams({
    ...(keyword ? { q: keyword } : {}),
    ...(category ? { category } : {}),
    ...(kind === 'all' ? {} : { kind }),
    ...(free ? { free: '1' } : {}),
    ...Object.fromEntries(chosen(filter).map((name) => [name, filter[name]])),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

export function filterQuery(filter: CourseFilter): CourseQuery {
  const { keyword, category, kind, free, page, hours, ...texts } = filter;
  const wanted = hoursOf(hours);
  return {
    page,
    limit: pageSize,
    ...(keyword ? { keyword } : {}),
    ...(category ? { category } : {}),
    ...(kind === 'all' ? {} : { kind }),
    ...(free ? { free: 'true' as const } : {}),
    ...(wanted ? { hours: wanted } : {}),
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
  };
}

/** Whether a filter is active, so that an empty list is explained by it. */
export const isNarrowed = (filter: CourseFilter): boolean =>
  filter.keyword !== '' ||
  filter.category !== '' ||
  filter.kind !== 'all' ||
  filter.free ||
  chosen(filter).length > 0;
