import { X509Certificate } from 'node:crypto';
import type { caServices } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import type { Services } from '../../context/services.js';
import {
  ownCertificate,
  issueBegin,
  issueFailed,
  issueInstalled,
  readCertificate,
  verify,
} from '../../services/certificates/index.js';
import type { AuthorityCall, AuthorityName } from '../../services/orders/index.js';
import { fetchRenewal, issueBy, orderAt, type AuthorityRequest } from './issue-by-authority.js';
import { verifyPdf } from './verify-pdf.js';

const issuing =
  (authority: AuthorityName, call: AuthorityCall) =>
  async ({ body }: { body: AuthorityRequest }, context: CallContext) =>
    (await issueBy(authority, call, body, context)).issued;

/** From the certificate's issuer up to the root, DER in base64. */
async function chainOf(services: Services, certificate: X509Certificate): Promise<string[]> {
  const pems = (await services.pki.chainPem()).match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  const authorities = pems.map((pem) => new X509Certificate(pem));
  const chain: X509Certificate[] = [];
  for (let current: X509Certificate | undefined = certificate; current;) {
    const above: X509Certificate | undefined = authorities.find((one) => current?.checkIssued(one));
    if (!above || chain.includes(above)) break;
    chain.push(above);
    current = above;
  }
  return chain.map((one) => one.raw.toString('base64'));
}

export const caServicesHandlers: Handlers<typeof caServices> = {
  cfcaChange: issuing('cfca', 'change'),
  cfcaDelay: issuing('cfca', 'delay'),
  async cfcaInstallStatus({ body }, context) {
    const { orderNo, issueId } = body;
    await orderAt('cfca', 'any', orderNo, context);
    if (body.installed) return issueInstalled(orderNo, body, context);
    return issueFailed(orderNo, { issueId, step: 'write', errorCode: body.errorCode }, context);
  },

  async bjcaSubmit({ body }, context) {
    await orderAt('bjca', 'any', body.orderNo, context);
    const begun = await issueBegin(body.orderNo, body.deviceId, context);
    const { issueId, challenge, algorithm, expiresAt } = begun;
    return { issueId, challenge, algorithm, expiresAt };
  },
  bjcaDownload: issuing('bjca', 'any'),
  async bjcaError({ body }, context) {
    await orderAt('bjca', 'any', body.orderNo, context);
    return issueFailed(body.orderNo, body, context);
  },

  async sm2Certificates({ body }, context) {
    const { services } = context;
    const row = await ownCertificate(services.db, sessionOf(context), body.certificateId);
    const certificate = readCertificate(Buffer.from(row.signCertificate, 'base64'));
    return {
      serialNumber: row.serialNumber,
      signCertificate: row.signCertificate,
      encryptCertificate: row.encryptCertificate,
      notAfter: formatBeijing(row.notAfter),
      algorithm: certificate.publicKey.asymmetricKeyType === 'rsa' ? ('RSA-2048' as const) : ('SM2' as const),
      chain: await chainOf(services, certificate),
    };
  },

  async anxinRenew({ body }, context) {
    const { renewId } = await issueBy('anxin', 'any', body, context);
    return { renewId, ready: true };
  },
  anxinDownload: ({ body }, context) => fetchRenewal(body, context),

  shcaChange: issuing('shca', 'change'),
  shcaDelay: issuing('shca', 'delay'),

  verify: ({ body }, { services }) => verify(services, body),
  verifyFile: ({ file }, context) => verifyPdf(file, context),
};
