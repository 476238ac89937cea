/** What became of a scan. `unavailable`: nobody looked, so nothing may be kept. */
export type ScanResult = 'clean' | 'infected' | 'unavailable';

export interface VirusScanner {
  scan(content: Uint8Array): Promise<ScanResult>;
}
