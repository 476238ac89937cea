import type { VirusScanner } from './virus-scanner.js';

/** The test file that all scanners know as one (eicar.org); in two parts, or this file would be found itself. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Finds the scanners' test file and nothing else: for trying out what happens, not for protection. */
export const sandboxScanner: VirusScanner = {
  scan: async (content) => (Buffer.from(content).includes(eicar) ? 'infected' : 'clean'),
};

/** Stands where no scanner is configured: no file gets past it. */
export const missingScanner: VirusScanner = { scan: async () => 'unavailable' };
