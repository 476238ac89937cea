import type { Config } from '../../config/config.js';
import type { VirusScanner } from '../../ports/virus-scan/index.js';
import { clamdScanner } from './live/clamd-scanner.js';
import { missingScanner } from './live/missing-scanner.js';
import { sandboxScanner } from './sandbox/sandbox-scanner.js';

/** ClamAV, the sandbox, or a scanner that lets nothing pass. */
export function configuredScanner({ clamd, sandbox }: Config): VirusScanner {
  if (clamd) return clamdScanner(clamd);
  return sandbox ? sandboxScanner : missingScanner;
}
