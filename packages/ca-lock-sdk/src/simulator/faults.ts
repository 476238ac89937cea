import type { Device } from './Device.js';
import { NATIVE, Refusal } from './refusal.js';

/** What a fault may change about one exchange; the defaults are an honest service. */
export interface Exchange {
  /** The command's name, or undefined for the handshake. */
  command: string | undefined;
  device: Device;
  /** Extra values that came with `POST /faults`, e.g. `ms`. */
  settings: Readonly<Record<string, unknown>>;
  /** Set by a fault: leave the socket open without an answer. */
  silent: boolean;
  /** Set by a fault: send no CORS headers. */
  cors: boolean;
  /** Set by a fault: answer this instead of JSON. */
  replaceBody: ((body: string) => { body: string; contentType?: string }) | undefined;
  /** Set by a fault: wait so long before answering. */
  delayMs: number;
}

export interface Fault {
  /** What a tester sees, in one sentence. */
  description: string;
  apply(exchange: Exchange): void;
}

/** Every way in which the simulator can misbehave on demand, one row each. */
export const FAULTS = {
  silent: {
    description: 'Accepts the connection and never answers.',
    apply: (exchange) => void (exchange.silent = true),
  },
  foreign: {
    description: 'Another program sits on the port: HTML with status 200.',
    apply(exchange) {
      exchange.replaceBody = () => ({
        body: '<!doctype html><title>It works</title>',
        contentType: 'text/html',
      });
    },
  },
  'no-cors': {
    description: 'Answers rightly but without CORS headers.',
    apply: (exchange) => void (exchange.cors = false),
  },
  slow: {
    description: 'Answers after `ms` milliseconds (1000 unless told).',
    apply(exchange) {
      const ms = exchange.settings['ms'];
      exchange.delayMs = typeof ms === 'number' && ms >= 0 ? ms : 1000;
    },
  },
  truncated: {
    description: 'Half of every command answer is missing.',
    apply(exchange) {
      if (exchange.command) exchange.replaceBody = (body) => ({ body: body.slice(0, body.length / 2) });
    },
  },
  'removed-mid-sign': {
    description: 'The lock is pulled out while it signs.',
    apply({ command, device }) {
      if (command !== 'SignData') return;
      device.remove();
      throw new Refusal(NATIVE.removed, 'device removed');
    },
  },
  'pin-locked': {
    description: 'Every PIN check finds the lock locked.',
    apply({ command }) {
      if (command === 'CheckPin')
        throw new Refusal(NATIVE.pinLocked, 'pin locked', { ext: { pwd: '0', retrycount: '0' } });
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
export const isFaultName = (name: unknown): name is FaultName =>
  typeof name === 'string' && Object.hasOwn(FAULTS, name);
