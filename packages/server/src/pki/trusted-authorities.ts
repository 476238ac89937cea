import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { certificates } from '../db/schema/index.js';
import { StartError, systemCode } from '../kernel/start-error.js';
import type { PkiOptions } from './pki.js';
import { readTrustedFolder, type TrustedFolder } from './trusted-folder.js';

interface Options {
  /** Folder of PEM files. */
  readonly folder: string;
  readonly db: Db;
  readonly now: Date;
  /** Reports what is accepted but needs attention. */
  warn(sentence: string): void;
}

const refuse = (sentence: string, cause?: unknown) => new StartError('bad-setting', sentence, { cause });

function read({ folder, now }: Options): TrustedFolder {
  try {
    return readTrustedFolder(folder, now);
  } catch (cause) {
    const code = systemCode(cause) || '未知原因';
    throw refuse(`TRUSTED_AUTHORITIES 指定的文件夹不能读取（${code}），请检查路径和权限。`, cause);
  }
}

/** Trusted authorities of others. Throws StartError with a sentence for each unusable file. */
export function trustedAuthorities(options: Options): NonNullable<PkiOptions['foreign']> {
  const { mistakes, warnings, authorities, ...pems } = read(options);
  if (mistakes.length > 0) {
    const lines = mistakes.map((one) => `- ${one}`).join('\n');
    throw refuse(`TRUSTED_AUTHORITIES 指定的文件夹有 ${mistakes.length} 处需要改正：\n${lines}`);
  }
  for (const warning of warnings) options.warn(`TRUSTED_AUTHORITIES：${warning}`);
  return {
    ...pems,
    authorities,
    async isAnothers(serialNumber, der) {
      const { serialNumber: signing, encryptSerialNumber: encrypting } = certificates;
      const same = Buffer.from(der).toString('base64');
      const [row] = await options.db
        .select({ id: certificates.id })
        .from(certificates)
        .where(
          or(
            and(eq(signing, serialNumber), ne(certificates.signCertificate, same)),
            and(eq(encrypting, serialNumber), ne(certificates.encryptCertificate, same)),
          ),
        )
        .limit(1);
      return row !== undefined;
    },
  };
}
