import { defaultPortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { emptyProvince, withSamples, type Province } from '../province/index.js';
import type { TrustedProxies } from './trusted-proxies.js';

/** Everything that an operator sets. `configFromEnv` reads it; tests build it directly. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Address under which browsers and outside parties reach this server, without a slash; empty = host and port. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** PostgreSQL; undefined means the embedded database in the data directory. */
  readonly databaseUrl?: string | undefined;
  /** Where the bytes of attachments lie: only in the database do several instances share them. */
  readonly attachments: 'directory' | 'database';
  /** The built portal; undefined serves the API alone. */
  readonly appDist?: string | undefined;
  /** The built Storybook, served under /kit beside the sandboxes. */
  readonly kitDist?: string | undefined;
  /** Sandboxes stand in for the outside parties. */
  readonly sandbox: boolean;
  /** Fill an empty database with the demo world. */
  readonly demo: boolean;
  /**
   * Seals stored keys and hashes short codes; empty = made once in the data directory. Several instances on
   * one database need the same one.
   */
  readonly secret: string;
  /** Folder of PEM files: authorities of others whose certificates count here, and their revocation lists. */
  readonly trustedAuthorities?: string | undefined;
  /** Whose word about the caller's address counts. */
  readonly trustProxy: TrustedProxies;
  readonly rateLimits: boolean;
  /** Origins whose pages may call the API; empty: the portal's own alone. */
  readonly corsOrigins: readonly string[];
  /** False: what has to happen without anybody asking waits for somebody who runs it, as tests do. */
  readonly regularWork?: boolean | undefined;
  /** Statements that take longer are logged, without parameters; 0 logs none. */
  readonly slowStatementMs: number;
  /** Who may read /metrics; empty = who asks from this machine. */
  readonly metricsToken: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The external exam: encrypted by this server where key and vector are given. */
  readonly exam: { readonly url: string; readonly key: string; readonly iv: string };
  /** The real Alipay; null uses the sandbox. Keys are PEM. */
  readonly alipay: {
    readonly appId: string;
    readonly gateway: string;
    readonly privateKey: string;
    readonly alipayPublicKey: string;
  } | null;
  /** A time-stamp authority (RFC 3161); undefined: the sandbox's own, and without sandboxes none. */
  readonly timestampUrl?: string | undefined;
  /** Who reads pictures of licenses: `own` engine, nobody (`none`), or the address of a province's service. */
  readonly licenseOcr: string;
  /** ClamAV's daemon; null: the sandbox's scanner, and without sandboxes no upload. */
  readonly clamd: { readonly host: string; readonly port: number } | null;
  /** Whose tickets open a session (loginFromXD); an empty issuer trusts nobody. */
  readonly handover: {
    readonly issuer: string;
    /** PEM, P-256. */
    readonly publicKey: string;
    /** Believe a user name without a ticket, as the old interface did: whoever can call it is anybody he likes. */
    readonly allowBare: boolean;
  };
  /** What the browser gets at /portal.config.json. */
  readonly portal: PortalConfig;
  /** Who runs the portal; the server's own part of the province's file. */
  readonly province: Province;
  /** Folder of the province's pictures and style sheet, served under /brand. */
  readonly brandDir?: string | undefined;
  /** What of the province's file is still a sample: a sentence each, for whoever starts a real portal. */
  readonly placeholders: readonly string[];
}

const sample = withSamples({
  portal: { ...defaultPortalConfig, sandbox: true },
  province: emptyProvince,
});

/** Settings of a server that touches nothing outside: what tests start from. */
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
  licenseOcr: 'none',
  clamd: null,
  handover: { issuer: '', publicKey: '', allowBare: false },
  ...sample,
  placeholders: [],
};
