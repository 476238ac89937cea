import type { Pki } from '../../../pki/index.js';
import type { TimeStampSource } from '../../../ports/time-stamp/index.js';

/** Times from this server's own clock, signed by its test authority, whose name says that it is for tests. */
export const sandboxTimeStamp = (pki: Pick<Pki, 'timeStamp'>): TimeStampSource => ({
  answer: (query) => pki.timeStamp(query),
});
