import type { OrderDetail, ProductDetail, SessionInfo } from '@ca-portal/api';
import { orderStates, roleLabel, roles } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { ErrorSummary, Form, useWatch } from '@ca-portal/ui/form';
import { PriceSummary } from '@ca-portal/ui/price-summary';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRuleWords } from '../../../config/rules.js';
import { usePortalConfig } from '../../../config/config.js';
import { CouponField } from '../../../shared/coupons/CouponField.js';
import { chosenTicket, useFittingTickets } from '../../../shared/coupons/tickets.js';
import { couponLine, priceLines } from '../../../shared/orders/price-lines.js';
import { saveFormPreview } from '../forms.js';
import { choosesHolder, useHolder } from '../holder.js';
import { orderRequest, type CopiedOrder, type OrderForm } from '../order-form.js';
import { fieldIssues, quoteIn, refusalOf } from '../order-refusal.js';
import { Blocks, OrderColumns, SummaryCell } from '../OrderPage.styles.js';
import { useCreateOrder } from '../queries.js';
import { newRequestId } from '../../../shared/browser/request-id.js';
import { useOrderForm } from '../useOrderForm.js';
import { useShownQuote } from '../useShownQuote.js';
import { AgreementField } from '../../../shared/ordering/AgreementField.js';
import { partTitles } from '../order-parts.js';
import { useOrderParts } from '../useOrderParts.js';
import { BusinessBlock } from './BusinessBlock.js';
import { DeliveryFacts } from './DeliveryFacts.js';
import { DraftElsewhereAlert } from '../../../shared/ordering/DraftElsewhereAlert.js';
import { DeliveryBlock } from '../../../shared/ordering/DeliveryBlock.js';
import { DownloadBlock } from './DownloadBlock.js';
import { keepInvoiceTitle } from '../../../shared/orders/invoice-title.js';
import { RefusalAlert, type OrderRefusal } from '../../../shared/ordering/RefusalAlert.js';
import { InvoiceField } from './InvoiceField.js';
import { PapersBlock } from './PapersBlock.js';
import { OrderSteps } from './OrderSteps.js';
import { RemarkField } from './RemarkField.js';
import { Folds } from '../../../shared/page/FoldOnPhone.styles.js';

interface OrderFormViewProps {
  product: ProductDetail;
  user: SessionInfo;
  params: URLSearchParams;
  /** The order that is placed anew. */
  copied?: (OrderDetail & CopiedOrder) | undefined;
}

/** Where an order goes on: to the cashier, or straight to the result where there is nothing to pay. */
const wayOn = ({ orderNo, state }: OrderDetail) =>
  state === orderStates.waitingForPayment
    ? `/makeSurePay?orderNo=${orderNo}`
    : `/makeSurePay/result?orderNo=${orderNo}`;

export function OrderFormView({ product, user, params, copied }: OrderFormViewProps) {
  const say = useRuleWords();
  const { hotline } = usePortalConfig();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { form, draft } = useOrderForm(product, user.person.userGuid, params, copied);
  const { choice, quote, showServerQuote } = useShownQuote(product, form.control);
  const create = useCreateOrder(product.id);
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const { narrow, part, parts, heading, shows, folded, unfold, open, next, refuse } = useOrderParts(
    product,
    user,
    form,
    draft.restored,
  );
  const last = shows('check');
  const coupon = useWatch({ control: form.control, name: 'coupon' });
  const holderGuid = useWatch({ control: form.control, name: 'holderGuid' });
  const holder = useHolder(product, user, holderGuid);
  const need = { orderType: product.orderType, roleId: holder.roleId };
  const allowed = product.allowedRoleIds.includes(user.roleId) || choosesHolder(product, user);

  const tickets = useFittingTickets(product.orderType, quote, allowed).data ?? [];
  const ticket = chosenTicket(tickets, coupon);
  const offFen = ticket && quote ? Math.min(ticket.savesFen, quote.totalFen) : 0;

  const submit = async (values: OrderForm) => {
    setRefusal(undefined);
    if (!last) {
      next();
      return false;
    }
    if (!quote) return false;
    try {
      const order = await create.mutateAsync(
        orderRequest(product.id, values, quote.totalFen, need, ticket?.ticketId),
      );
      draft.clear();
      const { invoiceTitle = '0' } = values;
      if (invoiceTitle !== '0') keepInvoiceTitle(order.orderNo, invoiceTitle);
      // Replaced, so that going back does not open an empty form that looks like the order just made.
      void navigate(wayOn(order), { replace: true });
    } catch (error) {
      const newPrice = quoteIn(error);
      if (newPrice) showServerQuote(newPrice);
      const issues = fieldIssues(error);
      refuse(issues);
      if (issues.length === 0) setRefusal(refusalOf(error, product, hotline.phone));
      return false;
    }
  };

  const disabledReason = !quote
    ? '该业务价格未配置，请联系客服'
    : allowed
      ? undefined
      : `当前身份不能办理${product.name}，请更换身份`;
  const years = `${choice.years} 年`;
  const provider = product.providers.find(({ code }) => code === choice.providerCode);

  return (
    <Form form={form} onSubmit={submit}>
      <OrderSteps
        carrier={product.carrier}
        delivery={choice.delivery}
        part={narrow ? `${parts.indexOf(part) + 1}/${parts.length} ${partTitles[part]}` : undefined}
      />
      <OrderColumns>
        <Blocks>
          {narrow ? (
            <HiddenText as="h2" ref={heading} tabIndex={-1}>
              {`${partTitles[part]}，第 ${parts.indexOf(part) + 1} 部分，共 ${parts.length} 部分`}
            </HiddenText>
          ) : null}
          <ErrorSummary />
          {refusal ? (
            <RefusalAlert
              refusal={refusal}
              onNewRequest={() => {
                form.setValue('requestId', newRequestId(), { shouldDirty: true });
                setRefusal({
                  tone: 'warning',
                  title: '可以作为新订单提交',
                  text: '请核对内容后再次点击“提交订单”。原来的订单不受影响。',
                });
              }}
            />
          ) : null}
          <DraftElsewhereAlert draft={draft.elsewhere} />
          {copied ? (
            <Alert title="已按原订单填好">
              订单 {copied.orderNo} 的选择、收件、留言和材料已经带过来，请核对后提交。
            </Alert>
          ) : null}
          {draft.restored && !copied ? <Alert live>已恢复您上次填写的内容，请核对后提交。</Alert> : null}
          {allowed ? null : (
            <Alert tone="warning" title="当前身份不能办理该业务">
              可以办理{product.name}的身份：{product.allowedRoleIds.map(roleLabel).join('、')}。
            </Alert>
          )}
          <BusinessBlock
            product={product}
            user={user}
            folded={folded}
            onUnfold={unfold}
            narrow={narrow}
            brief={!last}
            holderName={shows('choice') ? undefined : holder.name}
          />
          {product.carrier === 'lock' ? (
            <>
              {shows('delivery') ? (
                <DeliveryBlock
                  mediumFen={product.prices?.mediumFen}
                  courierFen={product.prices?.courierFen}
                />
              ) : null}
              {narrow && last ? <DeliveryFacts onChange={() => open('delivery')} /> : null}
            </>
          ) : last ? (
            <DownloadBlock carrier={product.carrier} />
          ) : null}
          {last ? (
            <>
              <Folds>
                <PapersBlock
                  product={product}
                  roleId={holder.roleId}
                  self={holder.self}
                  form={
                    holder.self ? (
                      <>
                        <p>申请表按上面的选择生成，下单后可下载带条码的正式版。</p>
                        <Button
                          size="sm"
                          debounceClicks
                          onClick={() =>
                            void saveFormPreview(
                              product,
                              choice,
                              user.roleId === roles.enterpriseAdministrator,
                            )
                          }
                        >
                          预览申请表
                        </Button>
                      </>
                    ) : (
                      // A preview prints whoever asks for it: it would show the administrator's own data.
                      <p>申请表按{holder.name}的资料和上面的选择生成，下单后可下载带条码的正式版。</p>
                    )
                  }
                />
                <CouponField tickets={tickets} />
                {pathname === '/makeSureOrderNew' ? <InvoiceField /> : null}
                <RemarkField />
              </Folds>
              <AgreementField />
            </>
          ) : null}
        </Blocks>
        <SummaryCell>
          <PriceSummary
            // As a summary they stand above already.
            details={
              folded || narrow
                ? []
                : [
                    { term: '证书', value: product.name },
                    ...(choosesHolder(product, user) && holderGuid
                      ? [{ term: '持有人', value: holder.name }]
                      : []),
                    { term: '服务商', value: provider?.name ?? '—' },
                    { term: '适用平台', value: `${choice.platformCodes.length} 个` },
                    { term: '有效期', value: years },
                  ]
            }
            lines={quote ? [...priceLines(quote), ...couponLine(ticket, offFen)] : []}
            totalFen={(quote?.totalFen ?? 0) - offFen}
            action={
              <Button
                type="submit"
                variant="primary"
                size="lg"
                loading={form.formState.isSubmitting}
                loadingText="提交中"
                {...(disabledReason ? { disabledReason } : {})}
              >
                {last ? '提交订单' : '下一步'}
              </Button>
            }
            note={
              disabledReason ??
              `${last ? say('提交后请在 {paymentTime}内支付，支付后 {reviewTime}内完成审核。') : ''}填写的内容自动保存，随时可以离开。`
            }
          />
        </SummaryCell>
      </OrderColumns>
    </Form>
  );
}
