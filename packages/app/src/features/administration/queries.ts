import { peopleReview } from '@ca-portal/api/groups/people-review';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import { systemMenus } from '@ca-portal/api/groups/system-menus';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const users = api.use(systemUsers);
const people = api.use(peopleReview);
const config = api.use(systemConfig);
const dictionaries = api.use(systemDictionary);
const roles = api.use(systemRoles);
const menus = api.use(systemMenus);
const quiet = { quiet: true } as const;

/** What a list asks for: words, and one page. */
export interface ListQuery {
  words: string;
  page: number;
  pageSize: number;
}

/** One page of a list; turning it keeps the old rows until the new ones are there. */
function useList<Row>(
  name: string,
  query: ListQuery,
  fetchPage: (options: { quiet: true; signal: AbortSignal }) => Promise<{ rows: Row[]; total: number }>,
  scope = '',
) {
  return useQuery({
    queryKey: ['administration', name, scope, query],
    queryFn: ({ signal }) => fetchPage({ ...quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

const paged = ({ page, pageSize }: ListQuery) => ({ pageNum: page, pageSize });
/** Digits are a part of a phone number, everything else of a name. */
const personFilter = (words: string) => (/^\d+$/.test(words) ? { phonenumber: words } : { userName: words });

export const useUsers = (query: ListQuery) =>
  useList('users', query, (options) =>
    users.list({ query: { ...paged(query), ...(query.words ? personFilter(query.words) : {}) } }, options),
  );

export const usePeople = (query: ListQuery) =>
  useList('people', query, (options) =>
    people.people(
      {
        query: {
          page: query.page,
          limit: query.pageSize,
          ...(query.words ? { keyword: query.words } : {}),
        },
      },
      options,
    ),
  );

export const useParameters = (query: ListQuery) =>
  useList('parameters', query, (options) =>
    config.list({ query: { ...paged(query), ...(query.words ? { configName: query.words } : {}) } }, options),
  );

export const useDictionaryItems = (dictType: string, query: ListQuery) =>
  useList(
    'items',
    query,
    (options) =>
      dictionaries.items(
        { query: { ...paged(query), dictType, ...(query.words ? { dictLabel: query.words } : {}) } },
        options,
      ),
    dictType,
  );

export const useDictionaries = () =>
  useQuery({
    queryKey: ['administration', 'dictionaries'],
    queryFn: ({ signal }) => dictionaries.typeOptions(undefined, { ...quiet, signal }),
  });

export const useRoles = () =>
  useQuery({
    queryKey: ['administration', 'roles'],
    queryFn: ({ signal }) => roles.options(undefined, { ...quiet, signal }),
  });

export const useRoleMenus = (roleId: number | undefined) =>
  useQuery({
    queryKey: ['administration', 'menus', roleId],
    queryFn: ({ signal }) => menus.ofRole({ params: { roleId: roleId ?? 0 } }, { ...quiet, signal }),
    enabled: roleId !== undefined,
  });
