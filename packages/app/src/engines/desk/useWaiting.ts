import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { read } from '../../api/query.js';
import { waitingQuery, type DeskDescription } from './description.js';

/** How often a visible queue is fetched again. */
const againMs = 30_000;

const optionsOf = <Row extends object>(of: DeskDescription<Row>, words = '') => ({
  ...of.table.rows.page(waitingQuery(of, words)),
  refetchInterval: againMs,
});

/** The waiting items of one desk; during a search the old ones stay, so that the open item stays open. */
export const useWaiting = <Row extends object>(of: DeskDescription<Row>, words: string) =>
  useQuery({ ...optionsOf(of, words), placeholderData: keepPreviousData });

/** The number of waiting items at each desk; undefined while loading, and for entries that are not a desk. */
export const useWaitingCounts = (
  // oxlint-disable-next-line typescript/no-explicit-any -- each desk has rows of its own, which nobody here looks at
  desks: readonly (DeskDescription<any> | undefined)[],
): readonly (number | undefined)[] => {
  const known = desks.filter((one) => one !== undefined);
  const answers = useQueries({ queries: known.map((one) => optionsOf(one)) });
  return desks.map((one) => (one ? answers[known.indexOf(one)]?.data?.total : undefined));
};

/** Today's decisions of this user, by the names under which the server counts them. */
export const useMyDay = () =>
  useQuery({ ...read(deskGroup, 'day', { query: {} }), refetchInterval: againMs });
