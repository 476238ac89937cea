import type { FileContent } from '../files/index.js';

/** Result of a scan. `unavailable`: no scan took place, so the file must not be stored. */
export type ScanResult = 'clean' | 'infected' | 'unavailable';

export interface VirusScanner {
  scan(content: FileContent): Promise<ScanResult>;
}
