import { formatBeijing } from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import type { Upload } from '../../kernel/uploaded-file.js';
import { senderOf } from '../../workers/index.js';
import type { FoundSignature } from '../../documents/pdf-signature/signed-pdf.js';
import { certificateFacts, type Check } from '../../services/certificates/index.js';

type Signed = NonNullable<FoundSignature['signed']>;

const checkOf = ({ genuine, unchanged }: Signed): Check => ({
  key: 'signature',
  label: '签名',
  passed: genuine && unchanged,
  detail: !genuine ? '签名不是该证书所签' : unchanged ? '签名后没有被改动' : '签名后文件被改动过',
});

/** The time that a time-stamp authority certifies, with its check; nothing if the file has none. */
async function timeOf(
  { timeStamp }: Signed,
  { services }: CallContext,
): Promise<{ at?: Date; check?: Check }> {
  if (!timeStamp) return {};
  const told = (passed: boolean, detail: string): Check => ({
    key: 'timeStamp',
    label: '时间戳',
    passed,
    detail,
  });
  if (timeStamp === 'unreadable' || !timeStamp.genuine)
    return { check: told(false, '时间戳无效，不能证明签章时间') };
  const { at } = timeStamp;
  const judged = await services.pki.verify(new Uint8Array(timeStamp.certificate), at, 'timeStamp');
  if (!judged.ok) return { check: told(false, '时间戳机构不在本平台信任的名单里，或证书当时无效') };
  return { at, check: told(true, `签章时间由时间戳证明：${formatBeijing(at)}`) };
}

const unreadable = {
  name: '无法识别的签名',
  valid: false,
  signedAt: null,
  issuerName: '',
  serialNumber: '00',
  checks: [{ key: 'signature' as const, label: '签名', passed: false, detail: '签名格式无法识别' }],
};

async function facts(signed: Signed, context: CallContext) {
  const stamp = await timeOf(signed, context);
  // The authority's time takes precedence over the signer's claim.
  const at = stamp.at ?? signed.at;
  const {
    publicKey: _,
    checks,
    ...certificate
  } = await certificateFacts(context.services, new Uint8Array(signed.certificate), {
    at,
    isProven: stamp.at !== undefined,
  });
  checks.push(checkOf(signed));
  if (stamp.check) checks.push(stamp.check);
  return {
    name: certificate.holderName,
    valid: checks.every(({ passed }) => passed),
    signedAt: at ? formatBeijing(at) : null,
    issuerName: certificate.issuerName,
    serialNumber: certificate.serialNumber,
    checks,
  };
}

/**
 * Every signature in a PDF, checked against the certificates that the portal knows; the file is not stored.
 */
export async function verifyPdf(file: Upload, context: CallContext) {
  const { workers } = context.services;
  const { pages, signatures } = await workers.run('readSignedPdf', senderOf(context), file.path);
  const judged = [];
  for (const { place, signed } of signatures) {
    const told = signed ? await facts(signed, context).catch(() => unreadable) : unreadable;
    judged.push({ ...told, ...place });
  }
  return { pages, signatures: judged };
}
