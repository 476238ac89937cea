import type { VirusScanner } from '../../ports/virus-scan/virus-scanner.js';

/** The test file that all scanners know as one (eicar.org); in two parts, or this file would be found itself. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Finds the scanners' test file and nothing else: for trying out what happens, not for protection. */
export const sandboxScanner: VirusScanner = {
  async scan(content) {
    let last = Buffer.alloc(0);
    for await (const part of content instanceof Uint8Array ? [content] : content) {
      // It may lie across two parts.
      const seen = Buffer.concat([last, part]);
      if (seen.includes(eicar)) return 'infected';
      last = seen.subarray(1 - eicar.length);
    }
    return 'clean';
  },
};

/** Stands where no scanner is configured: no file gets past it. */
export const missingScanner: VirusScanner = { scan: async () => 'unavailable' };
