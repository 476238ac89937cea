import { membership } from '@ca-portal/api/groups/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(membership);
/** What the page shows itself must not toast as well. */
const quiet = { quiet: true } as const;

export type Invitation = Awaited<ReturnType<typeof calls.invitation>>;

export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['membership', 'invitation', token],
    queryFn: ({ signal }) => calls.invitation({ params: { token } }, { ...quiet, signal }),
  });

/** Accepts or declines. Who has joined has another company and menu: the session is asked anew. */
export function useAnswer(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['membership', 'answer'],
    mutationFn: (accept: boolean) => calls.answerInvitation({ params: { token }, body: { accept } }, quiet),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['membership'] }),
        queries.invalidateQueries({ queryKey: ['session'] }),
      ]),
  });
}
