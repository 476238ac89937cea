import type { CallOptions, InputOf, ResultOf } from '@ca-portal/api';
import type { caChange as changeRows, orderService as rows } from '@ca-portal/api/contract';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { coupons } from '@ca-portal/api/groups/coupons';
import { invoices } from '@ca-portal/api/groups/invoices';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { templates } from '@ca-portal/api/groups/templates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, read, write } from '../../api/query.js';
import { followMs } from './queries.js';
import type { FileLink } from '../../shared/files/files.js';
import { saveFile } from '../../shared/files/save-file.js';

export type OrderService = ResultOf<(typeof rows)['service']>;
export type ChangeProgress = ResultOf<(typeof changeRows)['progress']>;
export type Correction = InputOf<(typeof rows)['resubmit']>['body'];

/**
 * Refund, delivery, invoice and attachments of one's own order; staff who look at it are refused, and see none. `follows`:
 * the order is under way, and all of this moves with it.
 */
export const useOrderService = (orderNo: string, follows = false) =>
  useQuery({
    ...read(orderService, 'service', { params: { orderNo } }),
    enabled: orderNo !== '',
    retry: false,
    refetchInterval: follows ? followMs : false,
  });

/** What an order's refund, correction or receipt changes: where the order, its ticket and its invoice are shown. */
const refreshes = [orders, orderService, coupons, invoices];

export const useAskRefund = () => useMutation(write(orderService, 'refund', { refreshes, quiet: true }));
export const useWithdrawRefund = () => useMutation(write(orderService, 'withdrawRefund', { refreshes }));
export const useReceived = () => useMutation(write(orderService, 'received', { refreshes }));
export const useAttach = () => useMutation(write(orderService, 'attach', { refreshes, quiet: true }));
export const useResubmit = () => useMutation(write(orderService, 'resubmit', { refreshes, quiet: true }));

/** How far an enterprise change is, lock by lock; an order that changes nothing has no such thing. */
export const useChangeProgress = (orderNo: string, enabled: boolean) =>
  useQuery({ ...read(caChange, 'progress', { params: { orderNo } }), enabled, retry: false });
export const useRemindHolders = () => useMutation(write(caChange, 'remind'));

const makeForm = (orderNo: string, options?: CallOptions) =>
  call(
    templates,
    'projectLeader',
    { params: { id: orderNo }, body: { platformCodes: [], remark: '' } },
    options,
  );

/** The application form as it was filled in; which one it is follows from the holder's role. A refusal toasts. */
export const saveApplicationForm = (orderNo: string): Promise<void> =>
  makeForm(orderNo).then(saveFile, () => undefined);

/** The same, to look at. */
export const applicationForm = (orderNo: string): FileLink => ({
  fileId: `form ${orderNo}`,
  name: `申请表 ${orderNo}.pdf`,
  size: 0,
  url: '',
  make: async (options) => (await makeForm(orderNo, options)).content,
});

/** 注销确认书 of a finished cancellation. A refusal toasts. */
export const saveCancellation = (orderNo: string): Promise<void> =>
  call(templates, 'cancellation', { params: { id: orderNo } }).then(saveFile, () => undefined);
