import { defaultPortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { emptyProvince, withSamples, type Province } from '../province/index.js';
import type { AliyunIdentity, AliyunSms } from './aliyun.js';
import type { SmtpServer } from './smtp.js';
import type { TrustedProxies } from './trusted-proxies.js';

/** Everything that an operator sets. `configFromEnv` reads it; tests build it directly. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /**
   * Address under which browsers and outside parties reach this server, without a trailing slash; empty =
   * host and port.
   */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** PostgreSQL; undefined means the embedded database in the data directory. */
  readonly databaseUrl?: string | undefined;
  /** Where the bytes of attachments are stored: several instances can share them only in the database. */
  readonly attachments: 'directory' | 'database';
  /** Directory of the built portal; undefined serves the API alone. */
  readonly appDist?: string | undefined;
  /** Directory of the built Storybook, served under /kit with the sandboxes. */
  readonly kitDist?: string | undefined;
  /** Simulate the outside parties by sandboxes. */
  readonly sandbox: boolean;
  /** Fill an empty database with the demo data. */
  readonly demo: boolean;
  /**
   * Encrypts stored keys and keys the hashes of short codes; empty = generated once in the data directory.
   * Several instances on one database need the same secret.
   */
  readonly secret: string;
  /** Folder of PEM files: other authorities whose certificates are accepted, and their revocation lists. */
  readonly trustedAuthorities?: string | undefined;
  /** Which proxies are trusted to report the caller's address. */
  readonly trustProxy: TrustedProxies;
  readonly rateLimits: boolean;
  /** Origins whose pages may call the API; empty: only the portal's own. */
  readonly corsOrigins: readonly string[];
  /** False: scheduled work runs only when it is called, as in tests. */
  readonly regularWork?: boolean | undefined;
  /** Statements slower than this are logged, without parameters; 0 logs none. */
  readonly slowStatementMs: number;
  /** Bearer token for /metrics; empty = only requests from this machine. */
  readonly metricsToken: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The external exam: this server encrypts the data if key and vector are given. */
  readonly exam: { readonly url: string; readonly key: string; readonly iv: string };
  /** The real Alipay; null uses the sandbox. Keys are PEM. */
  readonly alipay: {
    readonly appId: string;
    readonly gateway: string;
    readonly privateKey: string;
    readonly alipayPublicKey: string;
  } | null;
  /** The mail server; null uses the sandbox. */
  readonly smtp: SmtpServer | null;
  /** The gateway of text messages; null uses the sandbox. */
  readonly aliyunSms: AliyunSms | null;
  /** Who compares name, ID number and phone; null looks at their form alone and says so. */
  readonly aliyunIdentity: AliyunIdentity | null;
  /** A time-stamp authority (RFC 3161); undefined: the sandbox's own, or none without sandboxes. */
  readonly timestampUrl?: string | undefined;
  /**
   * Who reads pictures of licenses: the `own` engine, nobody (`none`), or the address of a province's
   * service.
   */
  readonly licenseOcr: string;
  /** ClamAV's daemon; null: the sandbox's scanner, or no uploads without sandboxes. */
  readonly clamd: { readonly host: string; readonly port: number } | null;
  /** Issuer whose tickets open a session (loginFromXD); an empty issuer trusts nobody. */
  readonly handover: {
    readonly issuer: string;
    /** PEM, P-256. */
    readonly publicKey: string;
    /**
     * Accept a user name without a ticket, as the old interface did. Dangerous: any caller can log in as
     * anybody.
     */
    readonly allowBare: boolean;
  };
  /** What the browser gets at /portal.config.json. */
  readonly portal: PortalConfig;
  /** The organization that runs the portal; the server's part of the province's file. */
  readonly province: Province;
  /** Folder of the province's pictures and style sheet, served under /brand. */
  readonly brandDir?: string | undefined;
  /**
   * Parts of the province's file that are still samples, one sentence each, for whoever starts a real portal.
   */
  readonly placeholders: readonly string[];
}

const sample = withSamples({
  portal: { ...defaultPortalConfig, sandbox: true },
  province: emptyProvince,
});

/** Settings of a server that touches nothing outside; tests start from these. */
export const testConfig: Config = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://127.0.0.1',
  dataDir: '',
  attachments: 'directory',
  sandbox: true,
  demo: true,
  secret: 'a secret for tests',
  trustProxy: false,
  rateLimits: false,
  corsOrigins: [],
  regularWork: false,
  slowStatementMs: 0,
  metricsToken: '',
  logLevel: 'silent',
  exam: { url: 'https://exam.example.cn/login', key: '', iv: '' },
  alipay: null,
  smtp: null,
  aliyunSms: null,
  aliyunIdentity: null,
  licenseOcr: 'none',
  clamd: null,
  handover: { issuer: '', publicKey: '', allowBare: false },
  ...sample,
  placeholders: [],
};
