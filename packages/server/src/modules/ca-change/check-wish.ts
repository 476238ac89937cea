import {
  attachmentRule,
  deliveriesOfChange,
  deliveryLabels,
  endangersOpenBids,
  unsupportedPlatforms,
  type AttachmentKind,
  type ChangeOrderType,
  type Delivery,
  type PortalConfig,
} from '@ca-portal/api/domain';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import type { CertificateRow } from '../../services/certificates/index.js';
import type { CatalogProduct } from '../../services/shop/index.js';

const missing = (field: string, message: string) => new InvalidInput([{ field, message }]);

export function checkDelivery(
  given: { delivery: Delivery; receiver: object | null; servicePoint: string },
  carrier: CertificateRow['carrier'],
  orderType: ChangeOrderType,
  { courier }: Pick<PortalConfig, 'courier'>,
): void {
  const ways = deliveriesOfChange(carrier, orderType);
  if (!ways.includes(given.delivery)) {
    const which = ways.map((way) => deliveryLabels[way]).join('或');
    throw missing('delivery', carrier === 'lock' ? `该业务只能${which}` : '该证书在线下载，不能自取或邮寄');
  }
  if (given.delivery === 'courier' && !courier) {
    throw missing('delivery', '本平台不提供邮寄，请选择自取或在线写入');
  }
  if (given.delivery === 'courier' && !given.receiver) {
    throw missing('receiver', '请填写收件人、手机号和地址');
  }
  if (given.delivery === 'counter' && !given.servicePoint.trim()) {
    throw missing('servicePoint', '请选择自取的服务网点');
  }
}

/** Unopened bids could no longer be opened (dossier 2.3): the user has to confirm this. */
export function checkRisk(given: { orderType: string; openBids: boolean; riskAccepted: boolean }): void {
  if (given.openBids && !given.riskAccepted && endangersOpenBids(given.orderType)) {
    throw new PortalError('riskNotAccepted');
  }
}

export function checkAttachments(
  required: readonly AttachmentKind[],
  given: readonly { kind: AttachmentKind }[],
): void {
  const lacking = required.filter((kind) => !given.some((one) => one.kind === kind));
  if (lacking.length === 0) return;
  const names = lacking.map((kind) => attachmentRule(kind).label).join('、');
  throw new PortalError('attachmentsMissing', { names }, { kinds: lacking });
}

/** Platforms that are on sale and that the provider serves; 0104 must add one, 0106 must change the provider. */
export function checkPlatforms(
  { platforms, providers }: CatalogProduct,
  certificate: CertificateRow,
  wish: { orderType: '0104' | '0106'; providerCode: string; platformCodes: readonly string[] },
): void {
  const codes = new Set(wish.platformCodes);
  const known = wish.platformCodes.every((code) => platforms.some((one) => one.code === code));
  if (!known || codes.size !== wish.platformCodes.length) throw new PortalError('badRequest');
  const provider = providers.find(({ code }) => code === wish.providerCode);
  if (wish.orderType === '0106' && wish.providerCode === certificate.providerCode) {
    throw missing('providerCode', '新服务商与原服务商相同，请重新选择');
  }
  if (wish.orderType === '0104' && !wish.platformCodes.some((c) => !certificate.platformCodes.includes(c))) {
    throw missing('platformCodes', '所选平台已经可以使用，请选择需要增加的平台');
  }
  if (!provider || (wish.orderType === '0106' && provider.unavailableReason)) {
    throw new PortalError('providerUnavailable');
  }
  const refused = unsupportedPlatforms(provider, wish.platformCodes);
  if (refused.length === 0) return;
  const names = platforms.filter((one) => refused.includes(one.code)).map(({ name }) => name);
  throw new PortalError('platformNotSupported', { platforms: names.join('、') }, { platformCodes: refused });
}
