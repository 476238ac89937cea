import { chat } from '@ca-portal/api/groups/chat';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** The common questions of the chat's left column; loaded when the chat first opens. */
export const useCommonQuestions = (enabled: boolean) =>
  useQuery({
    ...read(chat, 'commonQuestions', { query: { code: '1' } }),
    staleTime: 600_000,
    enabled,
  });
