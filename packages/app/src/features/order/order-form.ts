import type { OrderDetail, OrderRequest, ProductDetail } from '@ca-portal/api';
import {
  deliveriesOf,
  quoteNewCertificate,
  papersBeforeOrder,
  unsupportedPlatforms,
  type AttachmentNeed,
  type Delivery,
  type Quote,
} from '@ca-portal/api/domain';
import {
  attachmentsOf,
  copiedEntries,
  type EarlierEntries,
  type Materials,
} from '../../shared/ordering/materials.js';
import { noReceiver, receiverBody, type ReceiverValues } from '../../shared/ordering/receiver.js';
import { newRequestId } from '../../shared/browser/request-id.js';

/** What the order page holds. Kept as a draft: it survives a reload and an expired login. */
export interface OrderForm {
  /** One for a filled-in form, so that a second click, a reload or a repeated call makes no second order. */
  requestId: string;
  /** The address with which the page was opened: a choice made anew on the product page wins over the draft. */
  openedWith: string;
  /** Of the staff that an administrator orders for; empty for oneself. */
  holderGuid: string;
  providerCode: string;
  /** Code lists 3 and 4; empty leaves the maker to the making desk. */
  mediumVendorCode: string;
  signatureVendorCode: string;
  platformCodes: string[];
  years: string;
  delivery: Delivery;
  servicePoint: string;
  receiver: ReceiverValues;
  /** Of a phone certificate: where it will be. */
  holderPhone: string;
  remark: string;
  /** Number of the title that the invoice is to be in; 0 leaves it for later. */
  invoiceTitle?: string;
  /** A ticket's id; `best` takes the best one by itself, `none` takes none. */
  coupon: string;
  /** What no record has yet, by its kind. */
  materials: Materials;
  agreed: boolean;
}

export type OrderChoice = Pick<OrderForm, 'providerCode' | 'platformCodes' | 'years' | 'delivery'>;

/** The choice that the address brings along, as far as the product really offers it. */
export function choiceFrom(product: ProductDetail, params: URLSearchParams): OrderChoice {
  const sold = product.providers.filter((provider) => provider.available);
  const provider = sold.find((one) => one.code === params.get('provider')) ?? sold[0];
  const asked = (params.get('platforms') ?? '').split(',');
  const offered = product.platforms.filter(({ code }) => provider?.platformCodes.includes(code));
  const chosen = offered.filter(({ code }) => asked.includes(code));
  const years = Number(params.get('years'));
  return {
    providerCode: provider?.code ?? '',
    platformCodes: (chosen.length > 0 ? chosen : offered.filter((one) => one.included)).map(
      ({ code }) => code,
    ),
    years: String(product.yearOptions.includes(years) ? years : (product.yearOptions[0] ?? 1)),
    delivery: deliveriesOf(product.carrier).find((one) => one === params.get('delivery')) ?? 'online',
  };
}

/** Everything was chosen on the product page and can be had: it is shown then, and not asked again. */
export function isChosen(product: ProductDetail, params: URLSearchParams): boolean {
  const { providerCode, platformCodes, years } = choiceFrom(product, params);
  const asked = (params.get('platforms') ?? '').split(',');
  return (
    providerCode === params.get('provider') &&
    years === params.get('years') &&
    platformCodes.length > 0 &&
    asked.every((code) => platformCodes.includes(code))
  );
}

export type CopiedOrder = Pick<OrderDetail, 'reorder' | 'servicePoint'> & EarlierEntries;

/** What an earlier order said beside the choice in the address: 重新下单 asks for nothing a second time. */
export const copyOf = (
  { reorder, receiver, servicePoint, attachments }: CopiedOrder,
  userGuid: string,
): Partial<OrderForm> => ({
  servicePoint,
  ...copiedEntries({ receiver, attachments }),
  ...(reorder
    ? {
        holderGuid: reorder.holderGuid === userGuid ? '' : reorder.holderGuid,
        mediumVendorCode: reorder.mediumVendorCode,
        signatureVendorCode: reorder.signatureVendorCode,
        remark: reorder.remark,
      }
    : {}),
});

export const emptyOrderForm = (product: ProductDetail, params: URLSearchParams): OrderForm => ({
  requestId: newRequestId(),
  openedWith: params.toString(),
  ...choiceFrom(product, params),
  holderGuid: '',
  mediumVendorCode: '',
  signatureVendorCode: '',
  servicePoint: '',
  receiver: noReceiver,
  holderPhone: '',
  remark: '',
  invoiceTitle: '0',
  coupon: 'best',
  materials: {},
  agreed: false,
});

/** Chosen platforms that a provider cannot serve, by name. */
export function droppedBy(product: ProductDetail, providerCode: string, chosen: readonly string[]): string[] {
  const provider = product.providers.find(({ code }) => code === providerCode);
  if (!provider) return [];
  const dropped = unsupportedPlatforms(provider, chosen);
  return product.platforms.filter(({ code }) => dropped.includes(code)).map(({ name }) => name);
}

/** The price shown at once; undefined where no price is configured. The server prices by itself. */
export function quoteFor(product: ProductDetail, choice: OrderChoice): Quote | undefined {
  if (!product.prices) return undefined;
  return quoteNewCertificate(product.prices, {
    years: Number(choice.years),
    platformCodes: choice.platformCodes,
    includedPlatformCodes: product.platforms.filter(({ included }) => included).map(({ code }) => code),
    delivery: choice.delivery,
  });
}

/** The body of the call, from a form that its rules have passed. Only what the chosen way needs is sent. */
export function orderRequest(
  productId: string,
  form: OrderForm,
  expectedTotalFen: number,
  need?: AttachmentNeed,
  couponTicketId?: number,
): OrderRequest {
  const remark = form.remark.trim();
  const attachments = attachmentsOf(need ? papersBeforeOrder(need) : [], form.materials);
  return {
    requestId: form.requestId,
    productId,
    providerCode: form.providerCode,
    ...(form.holderGuid ? { holderGuid: form.holderGuid } : {}),
    ...(form.mediumVendorCode ? { mediumVendorCode: form.mediumVendorCode } : {}),
    ...(form.signatureVendorCode ? { signatureVendorCode: form.signatureVendorCode } : {}),
    platformCodes: form.platformCodes,
    years: Number(form.years),
    delivery: form.delivery,
    ...(form.delivery === 'courier' ? { receiver: receiverBody(form.receiver) } : {}),
    ...(form.delivery === 'counter' ? { servicePoint: form.servicePoint } : {}),
    ...(form.holderPhone.trim() ? { holderPhone: form.holderPhone.trim() } : {}),
    ...(remark ? { remark } : {}),
    ...(attachments.length > 0 ? { attachments } : {}),
    expectedTotalFen,
    ...(couponTicketId === undefined ? {} : { couponTicketId }),
    agreed: true,
  };
}
