import type { OrderRequest } from '@ca-portal/api/contract';
import { deliveriesOf, type Quote, moneyText } from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { hiddenProviders } from '../codes/index.js';
import { findProduct, quoteFor, type CatalogProduct } from '../shop/index.js';

function checkDelivery(
  { carrier }: CatalogProduct['product'],
  { delivery, receiver, servicePoint }: OrderRequest,
  { services }: CallContext,
): void {
  const missing = (field: string, message: string) => new InvalidInput([{ field, message }]);
  if (delivery === 'courier' && !services.config.portal.courier)
    throw missing('delivery', '本平台不提供邮寄，请选择自取或在线写入');
  if (!deliveriesOf(carrier).includes(delivery)) throw missing('delivery', '该证书在线下载，不能自取或邮寄');
  if (delivery === 'courier' && !receiver) throw missing('receiver', '请填写收件人、手机号和地址');
  if (delivery === 'counter' && !servicePoint?.trim()) throw missing('servicePoint', '请选择自取的服务网点');
}

/** A vendor that stopped between loading the page and this call cannot deliver. */
function checkVendors(
  { mediumVendors, signatureVendors }: CatalogProduct,
  { mediumVendorCode, signatureVendorCode }: OrderRequest,
): void {
  const offered = (vendors: CatalogProduct['mediumVendors'], code = '') =>
    code === '' || vendors.some((one) => one.code === code);
  const issues = [
    ...(offered(mediumVendors, mediumVendorCode)
      ? []
      : [{ field: 'mediumVendorCode', message: '该介质商已停止供应，请重新选择' }]),
    ...(offered(signatureVendors, signatureVendorCode)
      ? []
      : [{ field: 'signatureVendorCode', message: '该签章厂商已停止供应，请重新选择' }]),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
}

/**
 * Validates an order form against the catalog: everything must be on offer, for one of these roles, in this
 * combination, and at the price that the user saw. The server's price counts; the user's is only compared.
 */
export async function checkChoice(
  context: CallContext,
  roleIds: readonly number[],
  choice: OrderRequest,
): Promise<{ product: CatalogProduct['product']; price: Quote; roleId: number }> {
  const offered = await findProduct(context.services, choice.productId, await hiddenProviders(context));
  if (!offered) throw new PortalError('notFound');
  const { product } = offered;
  // Before the role check: nobody should switch roles for a product that is not sold.
  if (product.unavailableReason) {
    throw new PortalError('productUnavailable', {}, { reason: product.unavailableReason });
  }
  const roleId = roleIds.find((id) => product.allowedRoleIds.includes(id));
  if (roleId === undefined) throw new PortalError('roleNotAllowed');
  checkDelivery(product, choice, context);
  checkVendors(offered, choice);
  const price = quoteFor(offered, choice);
  if (price.totalFen !== choice.expectedTotalFen) {
    const details = { totalFen: price.totalFen, quote: price };
    throw new PortalError('priceChanged', { price: moneyText(price.totalFen) }, details);
  }
  return { product, price, roleId };
}
