export { clamdScanner, type ClamdOptions } from './clamd-scanner.js';
export { missingScanner, sandboxScanner } from './sandbox-scanner.js';
export type { ScanResult, VirusScanner } from './virus-scanner.js';
