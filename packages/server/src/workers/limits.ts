import type { TaskName } from './tasks.js';

/** Processes that share a queue. Small and frequent tasks never wait behind uploaded content. */
export type LaneName = 'own' | 'sent' | 'pictures';

export interface LaneLimits {
  /** Waiting and running tasks of all senders. */
  readonly queue: number;
  /** Of them, those of one user or address. */
  readonly share: number;
  /** Counted from the start of waiting: the caller has given up by then. */
  readonly withinMs: number;
  /** Heap of one process; other memory of a task is limited by the size of its input. */
  readonly heapMb: number;
  /** @default one per processor, minus one for the event loop */
  readonly processes?: number;
  /**
   * After this time without work its processes end; otherwise they keep the memory that they have used.
   * @default never
   */
  readonly idleMs?: number;
}

export const usualLimits: Readonly<Record<LaneName, LaneLimits>> = {
  // An office shares one address, and each of its users needs a picture to log in.
  own: { queue: 400, share: 100, withinMs: 20_000, heapMb: 256 },
  sent: { queue: 32, share: 4, withinMs: 10_000, heapMb: 256 },
  // A page takes a second or two and about 150 MB: one at a time, while the user waits for saving.
  pictures: { queue: 8, share: 2, withinMs: 15_000, heapMb: 256, processes: 1, idleMs: 60_000 },
};

/**
 * `own`: generated from our own data, limited by the contract. `sent`: uploaded bytes, or unlimited lists.
 * `pictures`: text recognition.
 */
export const laneOf: Readonly<Record<TaskName, LaneName>> = {
  applicationForm: 'own',
  authorizationLetter: 'own',
  batchForm: 'sent',
  cancellationPaper: 'own',
  captchaImage: 'own',
  completionPaper: 'own',
  cutImprints: 'sent',
  cutSignature: 'sent',
  invoiceFile: 'own',
  prepareSealing: 'sent',
  readFormMarks: 'sent',
  readLicense: 'sent',
  readLicensePicture: 'pictures',
  readSheet: 'sent',
  readSignedPdf: 'sent',
  recolor: 'sent',
  stickLabels: 'sent',
  sealDocument: 'sent',
  transferLetter: 'own',
  writeSheet: 'sent',
  zipNames: 'sent',
};
