import { chat } from '@ca-portal/api/groups/chat';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(chat);

/** The common questions of the chat's left column; asked for when it is opened first. */
export const useCommonQuestions = (enabled: boolean) =>
  useQuery({
    queryKey: ['chat', 'commonQuestions'],
    queryFn: ({ signal }) => calls.commonQuestions({ query: { code: '1' } }, { quiet: true, signal }),
    staleTime: 600_000,
    enabled,
  });
