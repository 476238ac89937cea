import type { OrderDetail, ResultOf } from '@ca-portal/api';
import type { certificates } from '@ca-portal/api/contract';
import { caServices } from '@ca-portal/api/groups/ca-services';
import {
  anxinRenew,
  bjcaApply,
  cfcaChange,
  cfcaDelay,
  shcaChange,
  shcaDelay,
  type FlowRun,
  type IssueRequest,
} from '@ca-portal/ca-lock-sdk/vendor-flows';
import { call } from '../../../api/query.js';
import { issueCalls } from './issue-calls.js';
import type { WriteDeps } from './write-certificate.js';

type WriteCalls = WriteDeps['calls'];
type Order = Pick<OrderDetail, 'orderNo' | 'authority' | 'orderType' | 'holderName'>;
type Issued = ResultOf<(typeof certificates)['issueSign']>;

/** The start data of an attempt, and a callback for the issued certificates. */
export interface Attempt {
  readonly issueId: string;
  readonly challenge: string;
  /** Makes a call, and repeats it where its answer was lost. */
  again<Result>(call: () => Promise<Result>): Promise<Result>;
  /** The same for a call that brings the certificates. */
  issue(call: () => Promise<Issued>): Promise<Issued>;
}
/** From the lock to the certificates in it, in the order that an authority requires. */
export type Sequence = (run: FlowRun, attempt: Attempt) => Promise<unknown>;

const quiet = { quiet: true } as const;

/** The page reports a break itself: with the step that it shows, also after the certificates are in the lock. */
const told = async () => undefined;

/** Apply, sign the answer with the keys, upload the signatures and download: the portal's own flow, and BJCA's. */
export const portalSequence =
  (issueSign: WriteCalls['issueSign']): Sequence =>
  (run, { issueId, challenge, issue }) =>
    bjcaApply(
      {
        // It was submitted when the attempt started; the answer named the keys that the lock generates.
        submitCertApply: async () => ({ applyId: issueId, challenge }),
        uploadKeyAndDownloadCert: ({ orderNo, applyId, ...keys }, { signal }) =>
          issue(() =>
            issueSign(
              { params: { orderNo }, body: { issueId: applyId, ...keys } },
              { ...quiet, ...(signal && { signal }) },
            ),
          ),
        recoverFromError: told,
      },
      run,
    );

type IssuingCall = 'cfcaChange' | 'cfcaDelay' | 'shcaChange' | 'shcaDelay';
const issuing =
  (operation: IssuingCall, { issueId, issue }: Attempt) =>
  ({ deviceId: _bound, ...request }: IssueRequest) =>
    issue(() => call(caServices, operation, { body: { issueId, ...request } }, quiet));

/**
 * CFCA: new and extended certificates use two different calls; the install status follows the seals, see `callsFor`.
 */
const cfca =
  (renews: boolean): Sequence =>
  (run, attempt) =>
    (renews ? cfcaDelay : cfcaChange)(
      {
        change: issuing('cfcaChange', attempt),
        delay: issuing('cfcaDelay', attempt),
        saveInstallStatus: told,
      },
      run,
    );

const shca =
  (renews: boolean): Sequence =>
  (run, attempt) =>
    (renews ? shcaDelay : shcaChange)(
      { change: issuing('shcaChange', attempt), delay: issuing('shcaDelay', attempt), broken: told },
      run,
    );

/** Anxin: renew, then download the result. */
const anxin: Sequence = (run, { issueId, again, issue }) =>
  anxinRenew(
    {
      renew: async ({ deviceId: _bound, ...request }) => {
        const body = { issueId, ...request };
        return { applyId: (await again(() => call(caServices, 'anxinRenew', { body }, quiet))).renewId };
      },
      download: ({ orderNo, applyId: renewId }) =>
        issue(() => call(caServices, 'anxinDownload', { body: { orderNo, renewId } }, quiet)),
      broken: told,
    },
    run,
  );

/** The calls that start and end an attempt, in the provider's own API (dossier 2.5); without one, the portal's. */
export function callsFor({ orderNo, holderName, ...order }: Order): WriteCalls {
  const authority = authorityOf(order);
  if (authority === 'cfca')
    return {
      ...issueCalls,
      issueInstalled: ({ body }, options) =>
        call(caServices, 'cfcaInstallStatus', { body: { orderNo, installed: true, ...body } }, options),
      issueFailed: ({ body: { issueId, errorCode } }, options) =>
        call(
          caServices,
          'cfcaInstallStatus',
          { body: { orderNo, issueId, installed: false, errorCode } },
          options,
        ),
    };
  if (authority === 'bjca')
    return {
      ...issueCalls,
      issueBegin: async ({ body }, options) => ({
        ...(await call(caServices, 'bjcaSubmit', { body: { orderNo, ...body } }, options)),
        holderName,
        attempt: 1,
      }),
      issueSign: ({ body }, options) =>
        call(caServices, 'bjcaDownload', { body: { orderNo, ...body } }, options),
      issueFailed: ({ body }, options) =>
        call(caServices, 'bjcaError', { body: { orderNo, ...body } }, options),
    };
  return issueCalls;
}

/** The four steps of writing through the SDK's flow of the provider. */
export function sequenceFor(order: Order): Sequence | undefined {
  const renews = order.orderType === '0103';
  const own = { cfca: cfca(renews), shca: shca(renews), anxin, bjca: undefined };
  const authority = authorityOf(order);
  return authority ? own[authority] : undefined;
}

// The portal makes the seal itself: no authority issues anything.
const authorityOf = ({ authority, orderType }: Pick<Order, 'authority' | 'orderType'>) =>
  orderType === '0110' ? null : authority;
