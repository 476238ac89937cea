import type { KeyAlgorithm } from './keys.js';
import type { FaultName, FaultSettings } from './faults/index.js';

/** The answer of `GET /state`; contains nothing secret. */
export interface ControlState {
  /** The lock that answers commands without a device number, or null. */
  inserted: string | null;
  /** All plugged locks, `inserted` first. */
  plugged: string[];
  /** Whether the PIN was checked since the lock was plugged in. */
  pinChecked: boolean;
  /** Signatures since the start or the last reset, including those whose answer was lost. */
  signatures: number;
  /** The stored locks, plugged in or not. */
  locks: {
    deviceNum: string;
    pinTriesLeft: number;
    hasSignCertificate: boolean;
    hasEncryptCertificate: boolean;
    hasSeal: boolean;
  }[];
  /** The active fault. */
  fault: FaultName | null;
  /** The current port of the service, or null while a fault has closed it. */
  port: number | null;
  /** The available faults. */
  faults: { name: FaultName; description: string }[];
}

/** The body of `POST /issue`. Dates are ISO 8601. */
export interface IssueRequest {
  /** The algorithm of the keys. @default 'RSA-2048' */
  algorithm?: KeyAlgorithm;
  /** The holder's name in the certificate. @default '模拟器测试证书' */
  commonName?: string;
  /** Not before. */
  notBefore?: string;
  /** Not after. */
  notAfter?: string;
}

/** The control port as functions, for tests and for stories in a browser on this machine. */
export interface SimulatorControl {
  /** The state of the simulator. */
  state(): Promise<ControlState>;
  /** Plugs a lock in. */
  insert(which?: { deviceNum?: string; blank?: boolean; beside?: boolean }): Promise<ControlState>;
  /** Pulls the lock out. */
  remove(): Promise<ControlState>;
  /** Resets to one blank lock, no fault, no counted signatures. The test roots stay. */
  reset(): Promise<ControlState>;
  /** Keys, two certificates of the test root, and a seal for the plugged lock. */
  issue(request?: IssueRequest): Promise<ControlState>;
  /** Switches a fault on, one at a time; null switches it off. */
  fault(name: FaultName | null, settings?: FaultSettings): Promise<ControlState>;
  /** The test root's certificate, PEM. */
  authority(algorithm: KeyAlgorithm): Promise<string>;
}

/**
 * Client of a simulator's control port, e.g. `simulatorControl('http://127.0.0.1:11344')`. Uses no Node API: it also
 * works in a page on this machine. Rejects with the simulator's own message when it refuses.
 */
export function simulatorControl(controlUrl: string): SimulatorControl {
  const ask = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${controlUrl}${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (response.ok) return response;
    throw new Error(`Simulator refused ${path}: ${response.status} ${await response.text()}`);
  };
  const state = async (path: string, body?: object) => (await (await ask(path, body)).json()) as ControlState;
  return {
    state: () => state('/state'),
    insert: (which = {}) => state('/insert', which),
    remove: () => state('/remove', {}),
    reset: () => state('/reset', {}),
    issue: (request = {}) => state('/issue', request),
    fault: (name, settings = {}) => state('/faults', { ...settings, name }),
    authority: async (algorithm) => (await ask(`/authority?algorithm=${algorithm}`)).text(),
  };
}
