import { LOCK_ITEMS, type LockItem } from '../wire/items.js';
import type { Json } from '../wire/record.js';
import type { FaultSwitch } from './faults/FaultSwitch.js';
import { isFaultName, type FaultSettings } from './faults/index.js';
import { isKeyAlgorithm } from './keys.js';

/** 200, or an error status with a message. */
export type Outcome = [status: number, error?: string];
export type Action = (body: Json) => Outcome | Promise<Outcome>;

/** The actions of the control port by path; `control.ts` has their types. */
export function controlActions(fault: FaultSwitch): Readonly<Record<string, Action>> {
  const { device } = fault.world;
  return {
    async '/insert'({ deviceNum, blank, beside }) {
      const named = typeof deviceNum === 'string' && { deviceNum };
      const found = await device.insert({ ...named, blank: blank === true, beside: beside === true });
      return found ? [200] : [404, 'no such lock'];
    },
    '/remove'() {
      device.remove();
      return [200];
    },
    async '/reset'() {
      await fault.set(null);
      await device.reset();
      return [200];
    },
    async '/issue'({ algorithm = 'RSA-2048', commonName = '模拟器测试证书', notBefore, notAfter }) {
      if (!isKeyAlgorithm(algorithm)) return [400, 'algorithm is RSA-2048 or SM2'];
      if (typeof commonName !== 'string') return [400, 'commonName is a text'];
      const [from, to] = [day(notBefore), day(notAfter)];
      if (from === null || to === null) return [400, 'notBefore and notAfter are ISO dates'];
      if (device.plugged.length === 0) return [404, 'no lock is plugged in'];
      await device.personalize({
        algorithm,
        commonName,
        ...(from && { notBefore: from }),
        ...(to && { notAfter: to }),
      });
      return [200];
    },
    async '/faults'({ name, ...more }) {
      if (name !== null && !isFaultName(name)) return [400, 'no such fault'];
      const settings = readSettings(more);
      if (!settings) return [400, 'ms is a number, item the name of an item'];
      await fault.set(name, settings);
      return [200];
    },
  };
}

function readSettings({ ms, item }: Json): FaultSettings | undefined {
  if (ms !== undefined && !(typeof ms === 'number' && ms >= 0 && ms <= 600_000)) return undefined;
  if (item !== undefined && !(typeof item === 'string' && Object.hasOwn(LOCK_ITEMS, item))) return undefined;
  return { ...(ms !== undefined && { ms }), ...(item !== undefined && { item: item as LockItem }) };
}

/** A date; undefined when missing, null when invalid. */
function day(value: unknown): Date | undefined | null {
  if (value === undefined) return undefined;
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
