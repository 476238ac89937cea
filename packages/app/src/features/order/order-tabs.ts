import { orderStateLabels, orderStates as s, type OrderState } from '@ca-portal/api/domain';

/** States that are worth a tab of their own: those in which somebody waits for something. */
const tabStates: readonly OrderState[] = [
  s.waitingForPayment,
  s.waitingForReview,
  s.reviewFailed,
  s.reviewPassed,
  s.inProduction,
  s.readyForCollection,
  s.readyForShipping,
  s.completed,
];

export const allTab = 'all';
export const orderTabs = [
  { value: allTab, label: '全部' },
  ...tabStates.map((state) => ({ value: String(state), label: orderStateLabels[state] })),
];

/** The list's position, read from the address; what makes no sense there is the first page of all. */
export function readPosition(params: URLSearchParams): { tab: string; page: number } {
  const tab = orderTabs.find(({ value }) => value === params.get('state'))?.value ?? allTab;
  const page = Number(params.get('page'));
  return { tab, page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1 };
}

/** The address of a position: what is usual stays out of it. */
export function positionParams({ tab, page }: { tab: string; page: number }): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== allTab) params.set('state', tab);
  if (page > 1) params.set('page', String(page));
  return params;
}
