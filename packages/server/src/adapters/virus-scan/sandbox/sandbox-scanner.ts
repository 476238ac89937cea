import type { VirusScanner } from '../../../ports/virus-scan/virus-scanner.js';

/**
 * The EICAR test file, which every scanner reports; split in two so that scanners do not report this source
 * file.
 */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Finds only the EICAR test file: for trying out the flow, not for protection. */
export const sandboxScanner: VirusScanner = {
  async scan(content) {
    let last = Buffer.alloc(0);
    for await (const part of content instanceof Uint8Array ? [content] : content) {
      // The pattern may be split across two chunks.
      const seen = Buffer.concat([last, part]);
      if (seen.includes(eicar)) return 'infected';
      last = seen.subarray(1 - eicar.length);
    }
    return 'clean';
  },
};
