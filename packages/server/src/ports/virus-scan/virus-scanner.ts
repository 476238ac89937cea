import type { FileContent } from '../files/index.js';

/** What became of a scan. `unavailable`: nobody looked, so nothing may be kept. */
export type ScanResult = 'clean' | 'infected' | 'unavailable';

export interface VirusScanner {
  scan(content: FileContent): Promise<ScanResult>;
}
