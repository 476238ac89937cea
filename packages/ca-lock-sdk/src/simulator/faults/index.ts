import { ANSWER_FAULTS } from './answer.js';
import { DEVICE_FAULTS } from './device.js';
import type { Fault } from './fault.js';
import { HANDSHAKE_FAULTS } from './handshake.js';

/** All faults of the simulator, one row each; one at a time is on. */
export const FAULTS = { ...HANDSHAKE_FAULTS, ...DEVICE_FAULTS, ...ANSWER_FAULTS } as const satisfies Record<
  string,
  Fault
>;

/** Names of the faults. */
export type FaultName = keyof typeof FAULTS;
export const isFaultName = (name: unknown): name is FaultName =>
  typeof name === 'string' && Object.hasOwn(FAULTS, name);
/** The row with its optional parts, which the literal type omits. */
export const faultRow = (name: FaultName): Fault => FAULTS[name];
export type { Exchange, Fault, FaultSettings, World } from './fault.js';
