import type { Config } from '../../config/config.js';
import type { Pki } from '../../pki/index.js';
import type { TimeStampSource } from '../../ports/time-stamp/index.js';
import { httpTimeStamp } from './live/http-time-stamp.js';
import { sandboxTimeStamp } from './sandbox/sandbox-time-stamp.js';

/** The operator's authority, the sandbox, or nobody. */
export function configuredTimeStamps(
  { timestampUrl, sandbox }: Config,
  pki: Pick<Pki, 'timeStamp'>,
): TimeStampSource | null {
  if (timestampUrl) return httpTimeStamp({ url: timestampUrl });
  return sandbox ? sandboxTimeStamp(pki) : null;
}
