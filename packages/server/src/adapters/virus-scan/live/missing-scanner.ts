import type { VirusScanner } from '../../../ports/virus-scan/virus-scanner.js';

/** Used if no scanner is configured: no file gets past it. */
export const missingScanner: VirusScanner = { scan: async () => 'unavailable' };
