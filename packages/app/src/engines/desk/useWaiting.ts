import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { read } from '../../api/query.js';
import { waitingQuery, type DeskDescription } from './description.js';

/** How often a queue is asked for anew while somebody looks at it. */
const againMs = 30_000;

const optionsOf = <Row extends object>(of: DeskDescription<Row>, words = '') => ({
  ...of.table.rows.page(waitingQuery(of, words)),
  refetchInterval: againMs,
});

/** What waits at one desk; while it is searched anew the item in view stays, and no key is lost. */
export const useWaiting = <Row extends object>(of: DeskDescription<Row>, words: string) =>
  useQuery({ ...optionsOf(of, words), placeholderData: keepPreviousData });

/** How much waits at each of several desks; undefined as long as it is on its way, and for what is no desk. */
export const useWaitingCounts = (
  // oxlint-disable-next-line typescript/no-explicit-any -- each desk has rows of its own, which nobody here looks at
  desks: readonly (DeskDescription<any> | undefined)[],
): readonly (number | undefined)[] => {
  const known = desks.filter((one) => one !== undefined);
  const answers = useQueries({ queries: known.map((one) => optionsOf(one)) });
  return desks.map((one) => (one ? answers[known.indexOf(one)]?.data?.total : undefined));
};

/** What the person himself has decided today, by the names under which the server counts. */
export const useMyDay = () =>
  useQuery({ ...read(deskGroup, 'day', { query: {} }), refetchInterval: againMs });
