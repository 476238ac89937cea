import type { OrderDetail } from '@ca-portal/api';
import {
  attachmentRule,
  companyFieldOf,
  isCompanyItem,
  reviewItemLabel,
  roles,
  sealFactLabels,
  sealFacts,
} from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Field } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { Upload } from '@ca-portal/ui/upload';
import { AttachmentLinks, sendAttachment, uploadProblem } from '../../../shared/files/index.js';
import { SampleButton } from '../../../shared/attachments/index.js';
import { attachmentKindOf, isOrderField, refusedFiles } from '../corrections.js';
import { Reasons } from '../OrderDetailPage.styles.js';
import { saveApplicationForm, type OrderService } from '../service-queries.js';
import { useCurrentUser } from '../../../session/useSession.js';
import { orderDetailPath } from '../../../shared/orders/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { useServicePoints } from '../../../shared/ordering/index.js';

type Reason = OrderDetail['rejection'][number];

interface CorrectedItemsProps {
  order: OrderDetail;
  service: OrderService;
}

/** Every refused item: the reason, and the control that corrects it. */
export function CorrectedItems({ order, service }: CorrectedItemsProps) {
  const files = refusedFiles(order.rejection);
  const fields = order.rejection.filter(({ item }) => isOrderField(item));
  const elsewhere = order.rejection.filter(
    ({ item }) => item !== 'platforms' && !isOrderField(item) && !attachmentKindOf(item),
  );
  return (
    <Reasons>
      {files.map(({ kind, reasons }) => {
        const { label, hint } = attachmentRule(kind);
        const handedIn = service.attachments.find((one) => one.kind === kind)?.file;
        return (
          <li key={kind}>
            <strong>{label}</strong>
            <Said reasons={reasons} />
            <SampleButton kind={kind} />
            {handedIn ? <AttachmentLinks label={`您提交的${label}`} files={[handedIn]} /> : null}
            {kind === 'applicationForm' ? (
              <Button
                size="sm"
                variant="text"
                icon={<Icon name="download" />}
                onClick={() => void saveApplicationForm(order.orderNo)}
              >
                下载与所选平台一致的申请表
              </Button>
            ) : null}
            <Field
              name={`files.${kind}`}
              group
              label={`新的${label}`}
              hint={hint}
              required="请上传修改后的文件"
            >
              <Upload upload={sendAttachment} describeError={uploadProblem} capture="environment" />
            </Field>
          </li>
        );
      })}
      {fields.map((reason) => (
        <li key={reason.item}>
          <strong>{reviewItemLabel(reason.item)}</strong>
          <Said reasons={[reason]} />
          <OrderField order={order} item={reason.item} />
        </li>
      ))}
      {elsewhere.map((reason) => (
        <li key={`${reason.item} ${reason.code}`}>
          <strong>{reviewItemLabel(reason.item)}</strong>
          <Said reasons={[reason]} />
          <CompanyFact order={order} item={reason.item} />
        </li>
      ))}
    </Reasons>
  );
}

const Said = ({ reasons }: { reasons: readonly Reason[] }) =>
  reasons.map(({ item, code, text }) => (
    <p key={`${item} ${code}`} data-said="">
      {text}
      {code ? `（${code}）` : ''}
    </p>
  ));

/** A fact of the company is corrected in its record, at that field, by the user who may edit the record. */
function CompanyFact({ order, item }: { order: OrderDetail; item: string }) {
  const user = useCurrentUser();
  if (!isCompanyItem(item)) return null;
  if (user?.roleId !== roles.enterpriseAdministrator)
    return <span>已通知企业管理员在企业信息中修改，改好后您在这里重新提交。</span>;
  const back = encodeURIComponent(orderDetailPath(order));
  return (
    <>
      <LinkButton
        size="sm"
        aria-label={`修改此项：${reviewItemLabel(item)}`}
        href={`/core/company?item=${companyFieldOf[item]}&back=${back}`}
      >
        修改此项
      </LinkButton>
      <span>改好后回到这里重新提交，无需再次付费。</span>
    </>
  );
}

function CounterField() {
  const { query, options } = useServicePoints();
  return (
    <Shown part of={query} what="服务网点" unharmed="已填写的内容还在">
      <Field name="values.delivery" label="服务网点" required>
        <Select options={options} />
      </Field>
    </Shown>
  );
}

function OrderField({ order, item }: { order: OrderDetail; item: string }) {
  if (item === 'delivery' && order.delivery === 'counter') {
    return <CounterField />;
  }
  if (item === 'seal') {
    return sealFacts.map((fact) => (
      <Field key={fact} name={`values.seal-${fact}`} label={sealFactLabels[fact]} required>
        <Input maxLength={60} {...(fact === 'validUntil' ? { placeholder: '例如 2027-12-31' } : {})} />
      </Field>
    ));
  }
  return (
    <Field name={`values.${item}`} label={item === 'delivery' ? '收件地址' : reviewItemLabel(item)} required>
      <Input maxLength={200} />
    </Field>
  );
}
