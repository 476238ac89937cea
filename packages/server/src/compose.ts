import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.js';
import { unheardChanges, type Changes } from './db/changes.js';
import type { Db } from './db/db.js';
import { createPki, databaseRevocations, databaseVault } from './pki/index.js';
import { testAuthorities } from './ports/authority/index.js';
import { directoryStore, memoryStore, sealedStore } from './ports/files/index.js';
import { formalIdentityCheck } from './ports/identity-check/index.js';
import { sandboxMail } from './ports/mail/index.js';
import { composePayment } from './ports/payment/index.js';
import { sandboxSms } from './ports/sms/index.js';
import { clamdScanner, missingScanner, sandboxScanner } from './ports/virus-scan/index.js';
import { sandboxInvoices } from './sandbox/invoice/index.js';
import type { Services } from './services.js';
import { StartError } from './start-error.js';

/** What a province may put in the place of ours; `files` is sealed by the server before it gets anything. */
export type Ports = Partial<
  Pick<Services, 'sms' | 'mail' | 'payment' | 'authorities' | 'identityCheck' | 'invoices' | 'files'>
>;

export interface Foundations {
  readonly db: Db;
  /** Those of the opened database. @default nothing is kept in memory */
  readonly changes?: Changes | undefined;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  clock(): Date;
  /** A province's own adapters; they come before the configured ones. */
  readonly ports?: Ports | undefined;
}

/** Without sandboxes nothing may pretend: a missing outside party stops the start. */
function demandOutsideParties({ sandbox, alipay }: Config, ports: Foundations['ports']): void {
  if (sandbox) return;
  const missing = [
    ...(ports?.sms ? [] : ['短信网关（由部署方以 startServer 的 ports.sms 接入）']),
    ...(ports?.mail ? [] : ['邮件网关（由部署方以 startServer 的 ports.mail 接入）']),
    ...(ports?.authorities ? [] : ['电子认证服务机构（由部署方以 startServer 的 ports.authorities 接入）']),
    ...(ports?.invoices ? [] : ['数电发票平台（由部署方以 startServer 的 ports.invoices 接入）']),
    ...(ports?.payment || alipay ? [] : ['支付宝（ALIPAY_APP_ID、ALIPAY_PRIVATE_KEY、ALIPAY_PUBLIC_KEY）']),
  ];
  if (missing.length === 0) return;
  throw new StartError(
    'bad-setting',
    `沙箱已关闭，但还没有配置：${missing.join('、')}。请完成配置，或设置 SANDBOX=1 用沙箱试运行。`,
  );
}

/** Puts an adapter behind each port; which one, the configuration decides. */
export function composeServices({ db, changes, config, log, clock, ports }: Foundations): Services {
  demandOutsideParties(config, ports);
  const vault = databaseVault({ db, secret: config.secret, clock });
  const pki = createPki({
    vault,
    revocations: databaseRevocations(db),
    publicUrl: () => config.publicUrl,
    clock,
  });
  const payment = ports?.payment ?? composePayment(config, vault);
  const sms = ports?.sms ?? sandboxSms(db, clock);
  const mail = ports?.mail ?? sandboxMail(db, clock);
  const authorities = ports?.authorities ?? testAuthorities(pki);
  const own = config.dataDir ? directoryStore(join(config.dataDir, 'attachments')) : memoryStore();
  const files = sealedStore(ports?.files ?? own, () => config.secret);
  const virusScanner = config.clamd
    ? clamdScanner(config.clamd)
    : config.sandbox
      ? sandboxScanner
      : missingScanner;
  const identityCheck = ports?.identityCheck ?? formalIdentityCheck(clock);
  return {
    db,
    changes: changes ?? unheardChanges(),
    config,
    log,
    clock,
    vault,
    pki,
    authorities,
    payment,
    sms,
    mail,
    files,
    virusScanner,
    identityCheck,
    invoices: ports?.invoices ?? sandboxInvoices,
  };
}
