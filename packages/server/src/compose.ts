import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.js';
import { unheardChanges, type Changes } from './db/changes.js';
import type { Db } from './db/db.js';
import { createDeliveries } from './kernel/deliveries.js';
import type { Metrics } from './metrics/index.js';
import { createPki, databaseRevocations, databaseVault, trustedAuthorities } from './pki/index.js';
import { testAuthorities } from './adapters/authority/index.js';
import { configuredFiles, sealedStore } from './adapters/files/index.js';
import { configuredIdentityCheck } from './adapters/identity-check/index.js';
import { sandboxInvoices } from './adapters/invoice/index.js';
import { configuredLicenseReader } from './adapters/license-reader/index.js';
import { configuredMail } from './adapters/mail/index.js';
import { configuredPayment, sandboxAnswers } from './adapters/payment/index.js';
import { configuredSms, mailInPlaceOfSms } from './adapters/sms/index.js';
import { configuredTimeStamps } from './adapters/time-stamp/index.js';
import { configuredScanner } from './adapters/virus-scan/index.js';
import type { Services } from './context/services.js';
import { demandTemplates } from './services/sms-templates/index.js';
import { StartError } from './kernel/start-error.js';
import type { Workers } from './workers/index.js';

/**
 * Adapters that a province may replace with its own; the server encrypts files before `files` receives them.
 */
export type Ports = Partial<
  Pick<
    Services,
    | 'sms'
    | 'mail'
    | 'payment'
    | 'authorities'
    | 'identityCheck'
    | 'invoices'
    | 'files'
    | 'licenseReader'
    | 'timeStamps'
  >
>;

export interface Foundations {
  readonly db: Db;
  /** The change counters of the opened database. @default nothing is cached in memory */
  readonly changes?: Changes | undefined;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Started and stopped by the caller. */
  readonly workers: Workers;
  clock(): Date;
  /** A province's own adapters; they take precedence over the configured ones. */
  readonly ports?: Ports | undefined;
}

/** Without sandboxes nothing is simulated: a missing outside service stops the start. */
function demandOutsideParties(
  { sandbox, alipay, smtp, aliyunSms, province, portal }: Config,
  ports: Foundations['ports'],
): void {
  if (sandbox) return;
  const missing = [
    ...(ports?.sms || aliyunSms || !portal.sms
      ? []
      : ['短信网关（ALIYUN_SMS_TEMPLATES 等，或由部署方以 startServer 的 ports.sms 接入）']),
    ...(ports?.mail || smtp ? [] : ['邮件服务器（SMTP_HOST、SMTP_FROM）']),
    ...(ports?.authorities ? [] : ['电子认证服务机构（由部署方以 startServer 的 ports.authorities 接入）']),
    ...(ports?.invoices ? [] : ['数电发票平台（由部署方以 startServer 的 ports.invoices 接入）']),
    ...(province.receivingAccount.accountNumber
      ? []
      : ['对公转账的收款账户（PORTAL_CONFIG 的 receivingAccount）']),
    ...(ports?.payment || alipay ? [] : ['支付宝（ALIPAY_APP_ID、ALIPAY_PRIVATE_KEY、ALIPAY_PUBLIC_KEY）']),
  ];
  if (missing.length === 0) return;
  throw new StartError(
    'bad-setting',
    `沙箱已关闭，但还没有配置：${missing.join('、')}。请完成配置，或设置 SANDBOX=1 用沙箱试运行。`,
  );
}

/** Puts an adapter behind each port, chosen by the configuration. */
export function composeServices({
  db,
  changes,
  config,
  log,
  metrics,
  workers,
  clock,
  ports,
}: Foundations): Services {
  demandOutsideParties(config, ports);
  if (config.aliyunSms && !ports?.sms) demandTemplates(config.aliyunSms.templates);
  const vault = databaseVault({ db, secret: config.secret, clock });
  const pki = createPki({
    vault,
    revocations: databaseRevocations(db),
    publicUrl: () => config.publicUrl,
    clock,
    ...(config.trustedAuthorities && {
      foreign: trustedAuthorities({
        folder: config.trustedAuthorities,
        db,
        now: clock(),
        warn: (sentence) => log.warn(sentence),
      }),
    }),
  });
  const payment = ports?.payment ?? configuredPayment(config, vault, sandboxAnswers(db));
  const mail = ports?.mail ?? configuredMail(config, db, clock);
  const sms = config.portal.sms
    ? (ports?.sms ?? configuredSms(config, db, clock))
    : mailInPlaceOfSms(db, mail);
  const authorities = ports?.authorities ?? testAuthorities(pki);
  const files = sealedStore(ports?.files ?? configuredFiles(config, db), () => config.secret);
  const virusScanner = configuredScanner(config);
  const timeStamps = ports?.timeStamps ?? configuredTimeStamps(config, pki);
  const identityCheck = ports?.identityCheck ?? configuredIdentityCheck(config, clock);
  return {
    db,
    changes: changes ?? unheardChanges(),
    config,
    log,
    metrics,
    workers,
    deliveries: createDeliveries(log),
    clock,
    vault,
    pki,
    authorities,
    timeStamps,
    payment,
    sms,
    mail,
    files,
    virusScanner,
    identityCheck,
    licenseReader: ports?.licenseReader ?? configuredLicenseReader(config, workers),
    invoices: ports?.invoices ?? sandboxInvoices(workers, config.province.organization.name),
  };
}
