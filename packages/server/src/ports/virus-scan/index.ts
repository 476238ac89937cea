export type { ScanResult, VirusScanner } from './virus-scanner.js';
