import type { LockItem } from '../../wire/items.js';
import type { Device } from '../Device.js';
import type { PortListeners } from '../PortListeners.js';
import type { Reply } from '../http.js';

/** Parameters of a fault; each fault's description names those it uses. */
export interface FaultSettings {
  /** Milliseconds. */
  ms?: number;
  /** The unreadable item; every item when none is named. */
  item?: LockItem;
}

/** One exchange, which a fault may change; without changes the service works normally. */
export interface Exchange {
  /** The command's name, or undefined for the handshake. */
  command: string | undefined;
  device: Device;
  settings: FaultSettings;
  /** Resolves when the fault is switched off. */
  untilOff: Promise<void>;
  /** Set by a fault: the command waits for this before it runs. */
  before: Promise<void> | undefined;
  /** Set by a fault: keep the socket open without an answer; the command does not run. */
  silent: boolean;
  /** Set by a fault: close the connection instead of answering; the command does not run. */
  reset: boolean;
  /** Set by a fault: send no CORS headers. */
  cors: boolean;
  /** Set by a fault: send the body one byte at a time, with this many milliseconds in between. */
  trickleMs: number;
  /** Set by a fault: wait this long before answering; the command runs at once. */
  delayMs: number;
  /** Set by a fault: changes the normal reply. */
  change: ((reply: Reply & { body: string }) => Partial<Reply>) | undefined;
}

/** What a fault may change besides single exchanges. */
export interface World {
  device: Device;
  listeners: PortListeners;
}

export interface Fault {
  /** One sentence for the tester. */
  description: string;
  /** Runs when it is switched on. */
  enter?(world: World): void | Promise<void>;
  /** Runs when it is switched off. */
  leave?(world: World): void | Promise<void>;
  /** Runs for each exchange while it is on. */
  apply?(exchange: Exchange): void;
}

export const isCommand = ({ command }: Exchange): boolean => command !== undefined && command !== 'CAInit';
