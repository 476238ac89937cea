import { person } from '@ca-portal/api/groups/person';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(person);

/** The failed block says it itself, with 重试. */
const quiet = { quiet: true } as const;

export const useProfile = () =>
  useQuery({
    queryKey: ['person', 'profile'],
    queryFn: ({ signal }) => calls.profile(undefined, { ...quiet, signal }),
  });
