/** What a list of contents shows; it lives in the address, so that going back and a reload find it again. */
export interface ListAddress {
  keyword: string;
  /** Empty for all. */
  category: string;
  page: number;
}

export const wholeList: ListAddress = { keyword: '', category: '', page: 1 };

// As long as the contract takes them: what somebody wrote into the address must not become a refusal.
const maxKeyword = 50;
const maxCategory = 20;
const maxPage = 10_000;

/** What is searched for. Control characters and the half of a character that the cut leaves would be refused, too. */
export const readKeyword = (params: URLSearchParams): string =>
  (params.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxKeyword)
    .replace(/[\uD800-\uDBFF]$/, '');

/** A page number, from 1; whatever else stands there shows the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export const readListAddress = (params: URLSearchParams): ListAddress => ({
  keyword: readKeyword(params),
  category: (params.get('category') ?? '').trim().slice(0, maxCategory),
  page: readPage(params),
});

/** What is usual stays out of the address. */
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

/** The id of a detail page's address as a number; 0 where it is none, which no record has. */
export function readId(params: URLSearchParams): number {
  const text = params.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/** The step between list and record in a breadcrumb; none while the record is not known. */
export const categoryCrumb = (path: string, category: string | undefined) =>
  category === undefined ? [] : [{ label: category, href: listHref(path, { ...wholeList, category }) }];

/** One page of a list as the server is asked for it. */
export const listQuery = ({ keyword, category, page }: ListAddress, pageSize: number) => ({
  page,
  limit: pageSize,
  ...(keyword ? { keyword } : {}),
  ...(category ? { category } : {}),
});
