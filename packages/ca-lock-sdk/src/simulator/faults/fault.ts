import type { LockItem } from '../../wire/items.js';
import type { Device } from '../Device.js';
import type { PortListeners } from '../PortListeners.js';
import type { Reply } from '../http.js';

/** Values that may come with a fault; each fault's description says which it reads. */
export interface FaultSettings {
  /** Milliseconds. */
  ms?: number;
  /** The item that cannot be read; every one when none is named. */
  item?: LockItem;
}

/** What a fault may change about one exchange; the defaults are an honest service. */
export interface Exchange {
  /** The command's name, or undefined for the handshake. */
  command: string | undefined;
  device: Device;
  settings: FaultSettings;
  /** Settles when the fault is switched off. */
  untilOff: Promise<void>;
  /** Set by a fault: the command waits for this before it is carried out. */
  before: Promise<void> | undefined;
  /** Set by a fault: leave the socket open without an answer; the command is not carried out. */
  silent: boolean;
  /** Set by a fault: break the connection instead of answering; the command is not carried out. */
  reset: boolean;
  /** Set by a fault: send no CORS headers. */
  cors: boolean;
  /** Set by a fault: one byte of the body at a time, so many milliseconds apart. */
  trickleMs: number;
  /** Set by a fault: wait so long before answering; the command is carried out at once. */
  delayMs: number;
  /** Set by a fault: changes the honest reply. */
  change: ((reply: Reply & { body: string }) => Partial<Reply>) | undefined;
}

/** What a fault may touch beside single exchanges. */
export interface World {
  device: Device;
  listeners: PortListeners;
}

export interface Fault {
  /** What a tester sees, in one sentence. */
  description: string;
  /** When it is switched on. */
  enter?(world: World): void | Promise<void>;
  /** When it is switched off again. */
  leave?(world: World): void | Promise<void>;
  /** For each exchange while it is on. */
  apply?(exchange: Exchange): void;
}

export const isCommand = ({ command }: Exchange): boolean => command !== undefined && command !== 'CAInit';
