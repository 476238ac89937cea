import type { Device, SlotName } from '../Device.js';
import { algorithmOfPem, makeKey } from '../keys.js';
import { NATIVE, Refusal } from '../refusal.js';
import type { Fault, World } from './fault.js';

const DAY = 86_400_000;

/** Certificates for the lock's own keys, or for new ones when it is blank, with another validity. */
async function reissue(device: Device, from: number, to: number): Promise<void> {
  const slot = async (name: SlotName) => {
    const { key } = device.lock[name];
    const how = {
      algorithm: key ? algorithmOfPem(key) : ('RSA-2048' as const),
      commonName: '模拟器测试证书',
      notBefore: new Date(Date.now() + from * DAY),
      notAfter: new Date(Date.now() + to * DAY),
    };
    return device.makeSlot(name, how, key);
  };
  device.overlay = { sign: await slot('sign'), encrypt: await slot('encrypt') };
}

const asItWas = ({ device }: World) => void (device.overlay = {});
const everyPinIsWrong = {
  enter: ({ device }: World) => void (device.refusesPins = true),
  leave: ({ device }: World) => void (device.refusesPins = false),
};

/** Faults of the lock itself, its PIN or its certificates. */
export const DEVICE_FAULTS = {
  'no-lock': {
    description: 'The service runs, but no lock is plugged in.',
    apply({ command }) {
      if (command !== undefined) throw new Refusal(NATIVE.removed, 'no device');
    },
  },
  'pin-wrong': {
    description: 'Every PIN is wrong and costs a try; the answer counts down.',
    ...everyPinIsWrong,
  },
  'pin-hidden-count': {
    description: 'Every PIN is wrong and costs a try; the answer hides how many are left.',
    ...everyPinIsWrong,
    apply(exchange) {
      if (exchange.command !== 'CheckPin') return;
      exchange.change = ({ body }) => ({ body: body.replace(/,"retrycount":"\d+"/, '') });
    },
  },
  'pin-locked': {
    description: 'Every PIN check finds the lock locked; its tries are left alone.',
    apply({ command }) {
      if (command === 'CheckPin')
        throw new Refusal(NATIVE.pinLocked, 'pin locked', { ext: { pwd: '0', retrycount: '0' } });
    },
  },
  'pin-spent': {
    description: 'All tries of the lock are used up, for good: also after a restart, until a reset.',
    enter: ({ device }) => device.spendPin(),
  },
  'removed-mid-sign': {
    description: 'The lock is pulled out while it signs.',
    apply({ command, device }) {
      if (command !== 'SignData') return;
      device.remove();
      throw new Refusal(NATIVE.removed, 'device removed');
    },
  },
  expired: {
    description: 'The certificates ran out yesterday.',
    enter: ({ device }) => reissue(device, -366, -1),
    leave: asItWas,
  },
  'not-yet-valid': {
    description: 'The certificates become valid in thirty days.',
    enter: ({ device }) => reissue(device, 30, 395),
    leave: asItWas,
  },
  'sign-only': {
    description: 'The lock holds no encryption key and no encryption certificate.',
    async enter({ device }) {
      await reissue(device, -1, 365);
      device.overlay.encrypt = {};
    },
    leave: asItWas,
  },
  'wrong-key-pair': {
    description: 'The signing key is not the one of the signing certificate.',
    async enter({ device }) {
      await reissue(device, -1, 365);
      const { key = '', ...rest } = device.overlay.sign ?? {};
      device.overlay.sign = { ...rest, key: await makeKey(algorithmOfPem(key)) };
    },
    leave: asItWas,
  },
  'two-locks': {
    description: 'A second, blank lock is plugged in beside the first.',
    enter: async ({ device }) => void (await device.insert({ blank: true, beside: true })),
    leave: ({ device }) => device.unplugOthers(),
  },
  'lock-swapped': {
    description: 'The lock has been exchanged for another one, whose PIN the driver still remembers.',
    enter: ({ device }) => device.swap(),
  },
} as const satisfies Record<string, Fault>;
