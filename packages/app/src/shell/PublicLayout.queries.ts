import { content } from '@ca-portal/api/groups/content';
import type { FooterProps } from '@ca-portal/ui/footer';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Answer, read } from '../api/query.js';

type Facts = Answer<typeof content, 'footer'>;

/** Data of the footer. Every public page shows them, none depends on them: a failure is not shown. */
export const useFooter = (): UseQueryResult<Facts> =>
  useQuery({
    ...read(content, 'footer'),
    staleTime: 600_000,
  });

/** The footer's properties in each state of the call; an empty text hides its line. */
export function footerFacts({ data, isError }: Pick<UseQueryResult<Facts>, 'data' | 'isError'>) {
  if (!data) return { state: isError ? 'failed' : 'loading' } satisfies Partial<FooterProps>;
  return {
    organization: data.organization,
    address: data.address,
    email: data.email,
    visits: data.visits,
    policeFiling: data.recordNumber,
    ...(data.licenseNumber ? { license: `电子认证服务许可证 ${data.licenseNumber}` } : {}),
  } satisfies Partial<FooterProps>;
}
