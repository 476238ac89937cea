import type { ProductDetail } from '@ca-portal/api';
import {
  attachmentRule,
  followsOrder,
  requiredAttachments,
  roles,
  type AttachmentKind,
} from '@ca-portal/api/domain';
import { company } from '@ca-portal/api/groups/company';
import { personal } from '@ca-portal/api/groups/personal';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useFormContext, useWatch } from '@ca-portal/ui/form';
import { Link } from '@ca-portal/ui/link';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { AttachmentTiles } from '../../../shared/attachments/index.js';
import { CardAside, FoldOnPhone, Stack } from '../../../shared/page/index.js';
import { saveFormPreview } from '../forms.js';
import type { OrderChoice, OrderForm } from '../order-form.js';
import { StampHint } from './StampHint.js';

interface PapersBlockProps {
  product: ProductDetail;
  choice: OrderChoice;
  /** The holder. `self`: the user himself; an administrator cannot read another user's record. */
  holder: { self: boolean; name: string; roleId: number };
  /** The stamped form is that of a company. */
  forCompany: boolean;
}

/** Papers in the record: for an administrator that of the company, for other users their own. */
function useRecorded(roleId: number, self: boolean) {
  const ofCompany = roleId === roles.enterpriseAdministrator;
  const companyRecord = useQuery({ ...read(company, 'record'), enabled: self && ofCompany });
  const personalRecord = useQuery({ ...read(personal, 'record'), enabled: self && !ofCompany });
  const record = ofCompany ? companyRecord : personalRecord;
  const kinds: AttachmentKind[] = record.data?.files.map(({ kind }) => kind) ?? [];
  return {
    kinds,
    pending: self && record.isPending,
    page: ofCompany ? '/core/company' : '/core/personal?record=1',
  };
}

/** When the stamped form is created, with a preview before the order exists. */
function FormPreview({ product, choice, holder, forCompany }: PapersBlockProps) {
  // The preview uses the data of the current user: for another holder it would be wrong.
  if (!holder.self) return <p>申请表按{holder.name}的资料和上面的选择生成，下单后可下载带条码的正式版。</p>;
  return (
    <>
      <p>申请表按上面的选择生成，下单后可下载带条码的正式版。</p>
      <Button size="sm" debounceClicks onClick={() => void saveFormPreview(product, choice, forCompany)}>
        预览申请表
      </Button>
    </>
  );
}

/** 办理材料: papers that the records do not contain; the stamped form is created after the order. */
export function PapersBlock(props: PapersBlockProps) {
  const { product, holder } = props;
  const { self, roleId } = holder;
  const { setValue } = useFormContext<OrderForm>();
  const materials = useWatch<OrderForm, 'materials'>({ name: 'materials' }) ?? {};
  const recorded = useRecorded(roleId, self);
  const required = requiredAttachments({ orderType: product.orderType, roleId });
  const papers = required.filter((kind) => !followsOrder(kind));
  const known = papers.filter((kind) => recorded.kinds.includes(kind));
  const asked = papers.filter((kind) => !known.includes(kind));
  const files = asked.flatMap((kind) => {
    const file = materials[kind];
    return file ? [{ kind, file }] : [];
  });
  return (
    <FoldOnPhone
      title="办理材料"
      settled={
        files.length < asked.length
          ? `还差 ${asked.length - files.length} 份，可以现在上传，也可以下单后补交`
          : '已齐，下单后上传盖章的申请表'
      }
      extra={<CardAside>缺少时审核不能通过，也可以下单后补交</CardAside>}
    >
      <Stack>
        {self ? null : <p>持有人个人信息中已登记的材料自动沿用，下面只需补充没有登记的。</p>}
        {known.length > 0 ? (
          <p>
            已登记，本次沿用：{known.map((kind) => attachmentRule(kind).label).join('、')}。
            <Link href={recorded.page}>查看或更换</Link>
          </p>
        ) : null}
        {asked.length > 0 && !recorded.pending ? (
          <AttachmentTiles
            kinds={asked}
            files={files}
            onChange={(kind, file) =>
              setValue('materials', { ...materials, [kind]: file }, { shouldDirty: true })
            }
          />
        ) : null}
        <Alert
          tone="info"
          title={required.some(followsOrder) ? '下单后还需要一份盖章的申请表' : '申请表由系统生成'}
        >
          <FormPreview {...props} />
        </Alert>
        <StampHint />
      </Stack>
    </FoldOnPhone>
  );
}
