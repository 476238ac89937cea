import type { KeyAlgorithm } from './keys.js';
import type { FaultName, FaultSettings } from './faults/index.js';

/** What `GET /state` says; nothing secret in it. */
export interface ControlState {
  /** The lock that answers a command which names none, or null. */
  inserted: string | null;
  /** All that is plugged in, `inserted` first. */
  plugged: string[];
  /** Whether the PIN was right since the lock was plugged in. */
  pinChecked: boolean;
  /** Signatures made since the start or the last reset, also those whose answer nobody saw. */
  signatures: number;
  /** The locks that the simulator keeps, plugged in or not. */
  locks: {
    deviceNum: string;
    pinTriesLeft: number;
    hasSignCertificate: boolean;
    hasEncryptCertificate: boolean;
    hasSeal: boolean;
  }[];
  /** The mishap that is played now. */
  fault: FaultName | null;
  /** Where the service listens now, or null while a fault has shut it. */
  port: number | null;
  /** The mishaps that can be played. */
  faults: { name: FaultName; description: string }[];
}

/** What `POST /issue` takes. Dates are ISO 8601. */
export interface IssueRequest {
  /** The algorithm of the keys. @default 'RSA-2048' */
  algorithm?: KeyAlgorithm;
  /** The holder's name in the certificate. @default '模拟器测试证书' */
  commonName?: string;
  /** The first moment of the certificate. */
  notBefore?: string;
  /** The last moment of the certificate. */
  notAfter?: string;
}

/** The control port as functions, for tests and for stories in a browser on this machine. */
export interface SimulatorControl {
  /** What the simulator holds now. */
  state(): Promise<ControlState>;
  /** Plugs a lock in. */
  insert(which?: { deviceNum?: string; blank?: boolean; beside?: boolean }): Promise<ControlState>;
  /** Pulls the lock out. */
  remove(): Promise<ControlState>;
  /** One blank lock, no fault, no counted signatures. The test roots stay. */
  reset(): Promise<ControlState>;
  /** Keys, two certificates of the test root, and a seal for the plugged lock. */
  issue(request?: IssueRequest): Promise<ControlState>;
  /** One at a time; null switches it off. */
  fault(name: FaultName | null, settings?: FaultSettings): Promise<ControlState>;
  /** The test root's certificate, PEM. */
  authority(algorithm: KeyAlgorithm): Promise<string>;
}

/**
 * Speaks to a simulator's control port, e.g. `simulatorControl('http://127.0.0.1:11344')`. No Node inside: it runs in
 * a page on this machine as well. Rejects with the simulator's own sentence when it refuses.
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
