import type { OrderDetail, ProductDetail, SessionInfo } from '@ca-portal/api';
import { roleLabel, roles } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { useWatch } from '@ca-portal/ui/form';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { useRuleWords } from '../../../config/rules.js';
import { useWizardPages, useWizardSubmit, WizardFrame } from '../../../engines/application/index.js';
import { newRequestId } from '../../../shared/browser/index.js';
import { CouponField } from '../../../shared/coupons/index.js';
import { AgreementField, DeliveryBlock } from '../../../shared/ordering/index.js';
import { keepInvoiceTitle } from '../../../shared/orders/index.js';
import { Folds } from '../../../shared/page/index.js';
import { choosesHolder, useHolder } from '../holder.js';
import { isChosen, orderRequest, type CopiedOrder, type OrderForm } from '../order-form.js';
import { firstPage, isOfChoice, orderPages } from '../order-pages.js';
import { fieldIssues, quoteIn, refusalOf, words } from '../order-refusal.js';
import { useCreateOrder } from '../queries.js';
import { useOrderForm } from '../useOrderForm.js';
import { useOrderPrice } from '../useOrderPrice.js';
import { BusinessBlock } from './BusinessBlock.js';
import { DeliveryFacts } from './DeliveryFacts.js';
import { DownloadBlock } from './DownloadBlock.js';
import { InvoiceField } from './InvoiceField.js';
import { OrderSteps } from './OrderSteps.js';
import { PapersBlock } from './PapersBlock.js';
import { RemarkField } from './RemarkField.js';

interface OrderFormViewProps {
  product: ProductDetail;
  user: SessionInfo;
  params: URLSearchParams;
  /** The earlier order that this one repeats. */
  copied?: (OrderDetail & CopiedOrder) | undefined;
}

/** The order form: its pages, its price, and the reason why it cannot be submitted. */
export function OrderFormView({ product, user, params, copied }: OrderFormViewProps) {
  const say = useRuleWords();
  const { hotline } = usePortalConfig();
  const { pathname } = useLocation();
  const drafted = useOrderForm(product, user.person.userGuid, params, copied);
  const { form } = drafted;
  const create = useCreateOrder(product.id);
  const [unfolded, setUnfolded] = useState(() => !isChosen(product, params));
  const chooses = choosesHolder(product, user);
  const allowed = product.allowedRoleIds.includes(user.roleId) || chooses;
  const { choice, quote, tickets, ticket, price, showServerQuote } = useOrderPrice(
    product,
    form.control,
    allowed,
  );
  const steps = orderPages(product, form.getValues(), chooses);
  const pages = useWizardPages(form, steps, {
    // Not while the user types: the page would change during the input.
    lookAgain: String(drafted.restored),
    first: firstPage(product, params),
    together: true,
  });
  const { at, page, paged, shows, last } = pages;
  const holderGuid = useWatch({ control: form.control, name: 'holderGuid' });
  const holder = useHolder(product, user, holderGuid);
  const need = { orderType: product.orderType, roleId: holder.roleId };
  const sending = useWizardSubmit({
    pages,
    drafted,
    words,
    async place(values: OrderForm) {
      if (!quote) throw new Error('placed without a price');
      const order = await create.mutateAsync({
        body: orderRequest(product.id, values, quote.totalFen, need, ticket?.ticketId),
      });
      const { invoiceTitle = '0' } = values;
      if (invoiceTitle !== '0') keepInvoiceTitle(order.orderNo, invoiceTitle);
      return [order];
    },
    read(error) {
      const newPrice = quoteIn(error);
      if (newPrice) showServerQuote(newPrice);
      const fields = fieldIssues(error);
      if (fields.some(({ field }) => isOfChoice(field))) setUnfolded(true);
      return { fields, head: fields.length === 0 ? refusalOf(error, product, hotline.phone) : undefined };
    },
    renew: () => form.setValue('requestId', newRequestId(), { shouldDirty: true }),
  });

  const obstacle = !quote
    ? '该业务价格未配置，请联系客服'
    : allowed
      ? undefined
      : `当前身份不能办理${product.name}，请更换身份`;
  // The choice is shown as a summary.
  const folded = paged && page.key !== 'choice' ? true : !unfolded;
  const provider = product.providers.find(({ code }) => code === choice.providerCode);
  return (
    <WizardFrame
      sending={sending}
      drafted={drafted}
      compact
      steps={
        <OrderSteps
          carrier={product.carrier}
          delivery={choice.delivery}
          part={paged ? `${at + 1}/${steps.length} ${page.title}` : undefined}
        />
      }
      heading={pages.heading}
      title={paged ? `${page.title}，第 ${at + 1} 部分，共 ${steps.length} 部分` : undefined}
      copied={copied && { orderNo: copied.orderNo, what: '选择、收件、留言和材料' }}
      price={{
        // The summary above already shows them.
        details:
          folded || paged
            ? []
            : [
                { term: '证书', value: product.name },
                ...(chooses && holderGuid ? [{ term: '持有人', value: holder.name }] : []),
                { term: '服务商', value: provider?.name ?? '—' },
                { term: '适用平台', value: `${choice.platformCodes.length} 个` },
                { term: '有效期', value: `${choice.years} 年` },
              ],
        ...price,
      }}
      button={{ label: last ? '提交订单' : '下一步', busy: form.formState.isSubmitting, obstacle }}
      note={
        obstacle ??
        `${last ? say('提交后请在 {paymentTime}内支付，支付后 {reviewTime}内完成审核。') : ''}填写的内容自动保存，随时可以离开。`
      }
    >
      {allowed ? null : (
        <Alert tone="warning" title="当前身份不能办理该业务">
          可以办理{product.name}的身份：{product.allowedRoleIds.map(roleLabel).join('、')}。
        </Alert>
      )}
      <BusinessBlock
        product={product}
        user={user}
        folded={folded}
        onUnfold={() => {
          setUnfolded(true);
          if (paged) pages.open('choice');
        }}
        narrow={paged}
        brief={!last}
        holderName={shows('choice') ? undefined : holder.name}
      />
      {product.carrier === 'lock' && shows('delivery') ? (
        <DeliveryBlock mediumFen={product.prices?.mediumFen} courierFen={product.prices?.courierFen} />
      ) : null}
      {product.carrier === 'lock' && paged && last ? (
        <DeliveryFacts onChange={() => pages.open('delivery')} />
      ) : null}
      {product.carrier !== 'lock' && last ? <DownloadBlock carrier={product.carrier} /> : null}
      {last ? (
        <>
          <Folds>
            <PapersBlock
              product={product}
              choice={choice}
              holder={holder}
              forCompany={user.roleId === roles.enterpriseAdministrator}
            />
            <CouponField tickets={tickets} />
            {pathname === '/makeSureOrderNew' ? <InvoiceField /> : null}
            <RemarkField />
          </Folds>
          <AgreementField />
        </>
      ) : null}
    </WizardFrame>
  );
}
