import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.js';
import type { Db } from './db/db.js';
import { createPki, databaseRevocations, databaseVault } from './pki/index.js';
import { composePayment } from './ports/payment/index.js';
import { sandboxSms } from './ports/sms/index.js';
import type { Services } from './services.js';

export interface Foundations {
  readonly db: Db;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  clock(): Date;
}

/** Puts an adapter behind each port; which one, the configuration decides. */
export function composeServices({ db, config, log, clock }: Foundations): Services {
  const vault = databaseVault({ db, secret: config.secret, clock });
  const pki = createPki({
    vault,
    revocations: databaseRevocations(db),
    publicUrl: () => config.publicUrl,
    clock,
  });
  const payment = composePayment(config, vault);
  return { db, config, log, clock, vault, pki, payment, sms: sandboxSms(db, clock) };
}
