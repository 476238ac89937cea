/** The state of a content list; kept in the address, so that going back and a reload restore it. */
export interface ListAddress {
  keyword: string;
  /** Empty for all. */
  category: string;
  page: number;
}

export const wholeList: ListAddress = { keyword: '', category: '', page: 1 };

// The contract's maximum length: a hand-written address must not cause a refusal.
const maxKeyword = 50;
const maxCategory = 20;
const maxPage = 10_000;

/** The search text. Control characters and a surrogate pair cut in half would be refused, so they are removed. */
export const readKeyword = (params: URLSearchParams): string =>
  (params.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxKeyword)
    .replace(/[\uD800-\uDBFF]$/, '');

/** A page number, from 1; any other value shows the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export const readListAddress = (params: URLSearchParams): ListAddress => ({
  keyword: readKeyword(params),
  category: (params.get('category') ?? '').trim().slice(0, maxCategory),
  page: readPage(params),
});

/** Defaults are left out of the address. */
export const listParams = ({ keyword, category, page }: ListAddress): URLSearchParams =>
  new URLSearchParams({
    ...(keyword ? { q: keyword } : {}),
    ...(category ? { category } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });

export function listHref(path: string, address: ListAddress): string {
  const search = listParams(address).toString();
  return search ? `${path}?${search}` : path;
}

/** The id in a detail page's address as a number; 0 when it is none, which matches no record. */
export function readId(params: URLSearchParams): number {
  const text = params.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/** The breadcrumb step between list and record; none until the record is known. */
export const categoryCrumb = (path: string, category: string | undefined) =>
  category === undefined ? [] : [{ label: category, href: listHref(path, { ...wholeList, category }) }];

/** The request for one page of a list. */
export const listQuery = ({ keyword, category, page }: ListAddress, pageSize: number) => ({
  page,
  limit: pageSize,
  ...(keyword ? { keyword } : {}),
  ...(category ? { category } : {}),
});
