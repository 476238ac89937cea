/** A server with a province's payment adapter that fails in ways that no call can catch. */
import { configFromEnv } from '../config/config-from-env.js';
import type { PaymentGateway } from '../ports/payment/index.js';
import { serve } from '../serve.js';

const afterTheFault = new Promise<void>((resolve) => process.once('uncaughtException', () => resolve()));

const payment: PaymentGateway = {
  channel: 'broken',
  createForm: () => Promise.reject(new Error('not here')),
  async readNotice({ fault }) {
    if (fault === 'rejection') void Promise.reject(new Error('nobody waits for me'));
    if (fault === 'exception') {
      setImmediate(() => {
        throw new Error('nobody catches me');
      });
    }
    if (fault === 'none') {
      process.send?.({ type: 'progress', text: 'accepted' });
      await afterTheFault;
    }
    return { genuine: false, reason: 'malformed' };
  },
};

const { url } = await serve({ config: configFromEnv(process.env), ports: { payment } });
process.send?.({ type: 'ready', url });
