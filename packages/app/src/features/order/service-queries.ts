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
import { type FileLink, saveFile } from '../../shared/files/index.js';

export type OrderService = ResultOf<(typeof rows)['service']>;
export type ChangeProgress = ResultOf<(typeof changeRows)['progress']>;
export type Correction = InputOf<(typeof rows)['resubmit']>['body'];

/**
 * Refund, delivery, invoice and attachments of the user's own order; staff get an error instead. `follows`:
 * the order is under way, so these data change with it.
 */
export const useOrderService = (orderNo: string, follows = false) =>
  useQuery({
    ...read(orderService, 'service', { params: { orderNo } }),
    enabled: orderNo !== '',
    retry: false,
    refetchInterval: follows ? followMs : false,
  });

/** Groups that a refund, correction or receipt of an order changes: the order, its ticket and its invoice. */
const refreshes = [orders, orderService, coupons, invoices];

export const useAskRefund = () => useMutation(write(orderService, 'refund', { refreshes, quiet: true }));
export const useWithdrawRefund = () => useMutation(write(orderService, 'withdrawRefund', { refreshes }));
export const useReceived = () => useMutation(write(orderService, 'received', { refreshes }));
export const useAttach = () => useMutation(write(orderService, 'attach', { refreshes, quiet: true }));
export const useResubmit = () => useMutation(write(orderService, 'resubmit', { refreshes, quiet: true }));

/** Progress of an enterprise change for each lock; other orders have none. */
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

/** The filled-in application form; its kind depends on the holder's role. An error is shown as a toast. */
export const saveApplicationForm = (orderNo: string): Promise<void> =>
  makeForm(orderNo).then(saveFile, () => undefined);

/** The same form, to display it. */
export const applicationForm = (orderNo: string): FileLink => ({
  fileId: `form ${orderNo}`,
  name: `申请表 ${orderNo}.pdf`,
  size: 0,
  url: '',
  make: async (options) => (await makeForm(orderNo, options)).content,
});

/** 注销确认书 of a finished cancellation. An error is shown as a toast. */
export const saveCancellation = (orderNo: string): Promise<void> =>
  call(templates, 'cancellation', { params: { id: orderNo } }).then(saveFile, () => undefined);
