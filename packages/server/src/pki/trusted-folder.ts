import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hasStrangeDemands,
  isAuthority,
  isCurrent,
  lifeFault,
  mayList,
} from '@ca-portal/api/certificate-trust';
import { isSm2Key } from '@ca-portal/api/sm2';
import { authorityFacts } from './certificate-facts.js';
import type { TrustedAuthority } from './foreign-trust.js';
import { readRevocationList, type RevocationList } from './revocation-list.js';
import { isWellSigned, signedBy } from './signed-by.js';

export interface TrustedFolder {
  readonly authorities: readonly TrustedAuthority[];
  /** The authorities' certificates, as published. */
  readonly certificatesPem: string;
  readonly listsPem: string;
  /** Unusable files, one sentence each with the file's name. */
  readonly mistakes: readonly string[];
  /** Accepted files that need attention. */
  readonly warnings: readonly string[];
}

const block = /-----BEGIN (CERTIFICATE|X509 CRL)-----[^-]+-----END \1-----/g;
const leastBits = 2048;

function authorityOf(pem: string): X509Certificate {
  const certificate = new X509Certificate(pem);
  const facts = authorityFacts(certificate);
  if (!isAuthority(facts)) throw new Error('不是签发机构的证书');
  if (hasStrangeDemands(facts)) throw new Error('证书带有本系统不支持的关键扩展');
  const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = certificate.publicKey;
  const spki = certificate.publicKey.export({ type: 'spki', format: 'der' });
  if (kind === 'rsa' ? (details?.modulusLength ?? 0) < leastBits : kind !== 'ec' && !isSm2Key(spki))
    throw new Error('密钥太短或种类不受支持');
  if (!signedBy(certificate, certificate) && !isWellSigned(certificate)) throw new Error('签名算法已不安全');
  return certificate;
}

const derOf = (pem: string) => Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');
const day = (at: Date) => at.toISOString().slice(0, 10);
/** Only our own sentences: a library's are English and do not help an operator. */
const why = (error: unknown) =>
  error instanceof Error && /\p{Script=Han}/u.test(error.message)
    ? error.message
    : '内容不完整，或不是本系统能使用的证书或注销列表';

/** Reads the PEM files of a folder: trusted authorities and their revocation lists. */
export function readTrustedFolder(folder: string, now: Date): TrustedFolder {
  const mistakes: string[] = [];
  const warnings: string[] = [];
  const found: { file: string; pem: string; authority: X509Certificate }[] = [];
  const lists: { file: string; pem: string; list: RevocationList; by: X509Certificate[] }[] = [];

  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.(?:pem|crt|cer|crl)$/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const listed: { file: string; pem: string }[] = [];
  for (const file of files) {
    try {
      const blocks = [...readFileSync(join(folder, file), 'latin1').matchAll(block)];
      if (blocks.length === 0) throw new Error('没有 PEM 格式的证书或注销列表');
      for (const [pem, kind] of blocks) {
        if (kind === 'CERTIFICATE') found.push({ file, pem, authority: authorityOf(pem) });
        else listed.push({ file, pem });
      }
    } catch (error) {
      mistakes.push(`${file}：${why(error)}。`);
    }
  }
  for (const { file, pem } of listed) {
    try {
      const list = readRevocationList(derOf(pem));
      const by = found
        .map(({ authority }) => authority)
        .filter((authority) => mayList(authorityFacts(authority)) && list.isSignedBy(authority));
      if (by.length === 0) throw new Error('注销列表不是文件夹中任何机构签发的');
      lists.push({ file, pem, list, by });
    } catch (error) {
      mistakes.push(`${file}：${why(error)}。`);
    }
  }

  for (const { file, authority } of found) {
    const facts = authorityFacts(authority);
    const fault = lifeFault([facts], now);
    if (fault === 'expired') warnings.push(`${file}：机构证书已于 ${day(facts.notAfter)} 到期。`);
    if (fault === 'not-yet-valid') warnings.push(`${file}：机构证书 ${day(facts.notBefore)} 起才有效。`);
  }
  for (const { file, list } of lists)
    if (!isCurrent(list, now))
      warnings.push(`${file}：注销列表已过更新时间，请换成新的；在此之前视为未核对。`);

  const authorities = found
    .map(({ authority: certificate }) => ({
      certificate,
      lists: lists.filter(({ by }) => by.includes(certificate)).map(({ list }) => list),
    }))
    // A renewed certificate of an authority comes before the old one.
    .toSorted((a, b) => Date.parse(b.certificate.validTo) - Date.parse(a.certificate.validTo));
  const joined = (all: readonly { pem: string }[]) => all.map(({ pem }) => `${pem}\n`).join('');
  return { authorities, certificatesPem: joined(found), listsPem: joined(lists), mistakes, warnings };
}
