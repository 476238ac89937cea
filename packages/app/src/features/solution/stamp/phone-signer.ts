import type { ResultOf } from '@ca-portal/api';
import type { scanStamp as group } from '@ca-portal/api/contract';
import { scanStamp } from '@ca-portal/api/groups/scan-stamp';
import { call } from '../../../api/query.js';
import { stamp, type Stamped, type Stamping } from './stamp-engine.js';

export type Picture = ResultOf<(typeof group)['open']>;
type Told = ResultOf<(typeof group)['state']>;
export type PhoneStep = Told['state'];

/** The holder refused or did not answer in time: no file is created. */
export class PhoneGaveNothing extends Error {
  override readonly name = 'PhoneGaveNothing';
  constructor(readonly why: 'refused' | 'ended') {
    super(`the phone has not signed: ${why}`);
  }
}

const everyMs = 2_000;
const quiet = { quiet: true } as const;
/** A longer name is cut, because it does not fit on a phone. */
const mostLetters = 200;

export const openPicture = (name: string): Promise<Picture> =>
  call(scanStamp, 'open', { body: { documentName: name.slice(0, mostLetters) } }, quiet);

const pause = (signal: AbortSignal) =>
  new Promise<void>((done, stop) => {
    const timer = setTimeout(done, everyMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(new DOMException('the page was left', 'AbortError'));
    });
  });

interface Waiting {
  readonly ticket: string;
  readonly signal: AbortSignal;
  readonly onStep: (step: PhoneStep) => void;
}

/** Polls every two seconds until the phone has reached the wanted step; a short network failure is ignored. */
async function until(wanted: PhoneStep, { ticket, signal, onStep }: Waiting): Promise<Told> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each asks after what the one before was told
    const told = await call(scanStamp, 'state', { body: { ticket } }, quiet).catch(() => undefined);
    signal.throwIfAborted();
    if (told) onStep(told.state);
    if (told?.state === 'refused' || told?.state === 'ended') throw new PhoneGaveNothing(told.state);
    if (told?.state === wanted) return told;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pause(signal);
  }
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (one) => one.toString(16).padStart(2, '0')).join('');

/** The phone chooses its certificate, the seals are placed here, and the phone signs the data that it is sent. */
export async function stampByPhone(order: Stamping, waiting: Waiting): Promise<Stamped> {
  const { certificate: der } = await until('chosen', waiting);
  const { holderNameOf, readCertificate } = await import('./certificate-name.js');
  return stamp(order, {
    der,
    holderName: holderNameOf(readCertificate(der)),
    async signBytes(_, digest) {
      const body = { ticket: waiting.ticket, digest: hexOf(digest) };
      await call(scanStamp, 'prepare', { body }, quiet);
      return (await until('signed', waiting)).signature;
    },
  });
}
