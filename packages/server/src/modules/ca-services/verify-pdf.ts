import { formatBeijing } from '@ca-portal/api/domain';
import type { CallContext } from '../../kernel/context.js';
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

const unreadable = {
  name: '无法识别的签名',
  valid: false,
  signedAt: null,
  issuerName: '',
  serialNumber: '00',
  checks: [{ key: 'signature' as const, label: '签名', passed: false, detail: '签名格式无法识别' }],
};

async function facts(signed: Signed, context: CallContext) {
  const {
    publicKey: _,
    checks,
    ...certificate
  } = await certificateFacts(context.services, new Uint8Array(signed.certificate));
  checks.push(checkOf(signed));
  return {
    name: certificate.holderName,
    valid: checks.every(({ passed }) => passed),
    signedAt: signed.at ? formatBeijing(signed.at) : null,
    issuerName: certificate.issuerName,
    serialNumber: certificate.serialNumber,
    checks,
  };
}

/** Every signature in a PDF, held against the certificates that the portal knows; the file is not kept. */
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
