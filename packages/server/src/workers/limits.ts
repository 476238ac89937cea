import type { TaskName } from './tasks.js';

/** Processes that share a queue. What is small and always wanted never waits behind what somebody sent. */
export type LaneName = 'own' | 'sent' | 'pictures';

export interface LaneLimits {
  /** Tasks that wait or run at the same time, of everybody. */
  readonly queue: number;
  /** Of them, those of one person or address. */
  readonly share: number;
  /** From the beginning of the wait: whoever asked has given up by then. */
  readonly withinMs: number;
  /** Heap of one process; what a task may take beside it is bounded by the size of its input. */
  readonly heapMb: number;
  /** @default one for each processor but the event loop's */
  readonly processes?: number;
  /** Without work for so long, its processes end; what they took for it they keep otherwise. @default never */
  readonly idleMs?: number;
}

export const usualLimits: Readonly<Record<LaneName, LaneLimits>> = {
  // An office stands behind one address, and each of its people wants a picture to log in.
  own: { queue: 400, share: 100, withinMs: 20_000, heapMb: 256 },
  sent: { queue: 32, share: 4, withinMs: 10_000, heapMb: 256 },
  // A page takes a second or two and some 150 MB: one after the other, and whoever saved is waiting.
  pictures: { queue: 8, share: 2, withinMs: 15_000, heapMb: 256, processes: 1, idleMs: 60_000 },
};

/** `own`: drawn from our own words, bounded by the contract. `sent`: bytes that somebody made, or lists without end. `pictures`: words in them. */
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
