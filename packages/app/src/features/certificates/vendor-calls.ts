import type { OrderDetail } from '@ca-portal/api';
import { caServices } from '@ca-portal/api/groups/ca-services';
import { api } from '../../api/client.js';
import { issueCalls } from './queries.js';
import type { WriteDeps } from './writeCertificate.js';

type WriteCalls = WriteDeps['calls'];
type Order = Pick<OrderDetail, 'orderNo' | 'authority' | 'orderType' | 'holderName'>;

const vendor = () => api.use(caServices);

/** CFCA: what is written new and what lasts longer are two calls; at the end the install status is reported. */
const cfca = ({ orderNo, orderType }: Order): WriteCalls => ({
  ...issueCalls,
  issueSign: ({ body }, options) =>
    vendor()[orderType === '0103' ? 'cfcaDelay' : 'cfcaChange']({ body: { orderNo, ...body } }, options),
  issueInstalled: ({ body }, options) =>
    vendor().cfcaInstallStatus({ body: { orderNo, installed: true, ...body } }, options),
  issueFailed: ({ body: { issueId, errorCode } }, options) =>
    vendor().cfcaInstallStatus({ body: { orderNo, issueId, installed: false, errorCode } }, options),
});

/** BJCA: apply, upload the keys and download, and a word when writing fails. */
const bjca = ({ orderNo, holderName }: Order): WriteCalls => ({
  ...issueCalls,
  issueBegin: async ({ body }, options) => ({
    ...(await vendor().bjcaSubmit({ body: { orderNo, ...body } }, options)),
    holderName,
    attempt: 1,
  }),
  issueSign: ({ body }, options) => vendor().bjcaDownload({ body: { orderNo, ...body } }, options),
  issueFailed: ({ body }, options) => vendor().bjcaError({ body: { orderNo, ...body } }, options),
});

/** Anxin: renew, then download what it led to. */
const anxin = ({ orderNo }: Order): WriteCalls => ({
  ...issueCalls,
  issueSign: async ({ body }, options) => {
    const { renewId } = await vendor().anxinRenew({ body: { orderNo, ...body } }, options);
    return vendor().anxinDownload({ body: { orderNo, renewId } }, options);
  },
});

/** SHCA: change or delay. */
const shca = ({ orderNo, orderType }: Order): WriteCalls => ({
  ...issueCalls,
  issueSign: ({ body }, options) =>
    vendor()[orderType === '0103' ? 'shcaDelay' : 'shcaChange']({ body: { orderNo, ...body } }, options),
});

const sequences = { cfca, bjca, anxin, shca };

/** The four steps of writing in the provider's own calls (dossier 2.5); without an own sequence, the portal's. */
export const callsFor = (order: Order): WriteCalls =>
  // A seal is the portal's own: no authority issues anything.
  order.authority && order.orderType !== '0110' ? sequences[order.authority](order) : issueCalls;
