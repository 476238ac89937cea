import type { Caller } from '../kernel/session.js';
import type { Services } from './services.js';

/** What a handler is given with its input. */
export interface CallContext extends Caller {
  readonly services: Services;
  readonly requestId: string;
  /** The access key of a call whose row takes one; never logged. */
  readonly accessKey?: string | undefined;
}
