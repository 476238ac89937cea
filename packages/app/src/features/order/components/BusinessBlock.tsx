import type { ProductDetail, SessionInfo } from '@ca-portal/api';
import { masterLockType, orderTypeLabel } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { useEffect, useRef, useState } from 'react';
import { droppedBy, type OrderForm } from '../order-form.js';
import { PlatformPicker, SubBlock } from '../../../shared/ordering/index.js';
import { DroppedNote } from '../OrderPage.styles.js';
import { choosesHolder } from '../holder.js';
import { HolderField } from './HolderField.js';
import { VendorFields } from './VendorFields.js';
import { VendorFold } from './VendorFold.js';

interface BlockProps {
  product: ProductDetail;
  user: SessionInfo;
  /** Shows the choice as a summary. */
  folded: boolean;
  onUnfold: () => void;
  /** For a phone: optional fields are folded, and facts that the product's name contains are left out. */
  narrow: boolean;
  /** Only one line of the summary: another part is open. */
  brief?: boolean | undefined;
  /** The holder chosen in an earlier part; without it this block asks for him. */
  holderName?: string | undefined;
}

/** Code list 6 contains locks and phones, list 14 what a PC certificate is bound to. */
const lockTypeTerm = { lock: 'CA锁类型', mobile: '证书载体', pc: 'PC锁类型' } as const;

/** 办理信息: the product, its holder, and the platforms. */
export function BusinessBlock({ product, user, folded, onUnfold, narrow, brief, holderName }: BlockProps) {
  const { person } = user;
  const holder = product.lockType === masterLockType && person.companyName ? person.companyName : person.name;
  const chooses = choosesHolder(product, user);
  const asks = chooses && holderName === undefined;
  const choices = useRef<HTMLDivElement>(null);
  const opens = useRef(false);
  useEffect(() => {
    // The pressed button 修改 is gone, so the focus must be moved.
    if (folded || !opens.current) return;
    opens.current = false;
    choices.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus();
  }, [folded]);
  const whose = [
    ...(asks ? [] : [{ term: '持有人', value: chooses ? holderName : holder }]),
    ...(person.companyName && person.companyName !== holder
      ? [{ term: '单位名称', value: person.companyName }]
      : []),
  ];
  if (folded) {
    return (
      <Card
        title="办理信息"
        extra={
          <Button
            variant="text"
            size="sm"
            aria-label="修改服务商、适用平台和有效期"
            onClick={() => {
              opens.current = true;
              onUnfold();
            }}
          >
            修改
          </Button>
        }
      >
        <ChosenFacts product={product} whose={whose} brief={brief} />
        {asks ? (
          <SubBlock>
            <HolderField product={product} user={user} />
          </SubBlock>
        ) : null}
      </Card>
    );
  }
  return (
    <>
      <Card title="办理信息">
        <Descriptions
          items={[
            { term: '证书', value: product.name },
            ...(narrow
              ? []
              : [
                  { term: '业务类型', value: orderTypeLabel(product.orderType) },
                  { term: '证书类型', value: product.certificateTypeName },
                  { term: lockTypeTerm[product.carrier], value: product.lockTypeName },
                ]),
            ...whose,
          ]}
        />
        <SubBlock ref={choices}>
          {asks ? <HolderField product={product} user={user} /> : null}
          <ProviderField product={product} brief={narrow} />
          {narrow ? null : <VendorFields product={product} />}
          <PlatformField product={product} />
          <Field name="years" label="有效期" group required>
            <RadioGroup
              variant="chips"
              options={product.yearOptions.map((years) => ({ value: String(years), label: `${years} 年` }))}
            />
          </Field>
        </SubBlock>
      </Card>
      {narrow ? <VendorFold product={product} /> : null}
    </>
  );
}

interface ChosenFactsProps extends Pick<BlockProps, 'product' | 'brief'> {
  whose: readonly { term: string; value: string | undefined }[];
}

/** The choice of the product page as text. */
function ChosenFacts({ product, whose, brief }: ChosenFactsProps) {
  const { control } = useFormContext<OrderForm>();
  const [providerCode, platformCodes, years] = useWatch({
    control,
    name: ['providerCode', 'platformCodes', 'years'],
  });
  const platforms = product.platforms.filter(({ code }) => platformCodes.includes(code));
  const provider = product.providers.find(({ code }) => code === providerCode)?.name ?? '';
  if (brief) return <p>{[product.name, provider, `${years} 年`].join('，')}</p>;
  return (
    <Descriptions
      items={[
        { term: '证书', value: product.name },
        ...whose,
        { term: '服务商', value: provider },
        { term: '有效期', value: `${years} 年` },
        { term: '适用平台', value: platforms.map(({ name }) => name).join('、'), full: true },
      ]}
    />
  );
}

/** 服务商. Changing it deselects platforms that the new one does not support, and names them. */
function ProviderField({ product, brief }: Pick<BlockProps, 'product'> & { brief: boolean }) {
  const { getValues, setValue, clearErrors } = useFormContext<OrderForm>();
  const [dropped, setDropped] = useState<string>();

  const choose = (code: string) => {
    const chosen = getValues('platformCodes');
    const names = droppedBy(product, code, chosen);
    const provider = product.providers.find((one) => one.code === code);
    setDropped(
      names.length > 0 && provider ? `已取消${provider.name}不支持的平台：${names.join('、')}。` : undefined,
    );
    setValue(
      'platformCodes',
      chosen.filter((one) => provider?.platformCodes.includes(one)),
      { shouldDirty: true },
    );
    clearErrors('platformCodes');
  };

  return (
    <div>
      <Field
        name="providerCode"
        label="服务商"
        group
        required="请选择服务商。"
        rules={{ onChange: (event: { target: { value: string } }) => choose(event.target.value) }}
      >
        <OptionCardGroup
          options={product.providers.map((provider) => ({
            value: provider.code,
            title: provider.name,
            // The list of platforms below shows it as well.
            description: brief ? undefined : `支持 ${provider.platformCodes.length} 个平台`,
            disabled: !provider.available,
            reason: provider.unavailableReason,
          }))}
        />
      </Field>
      <DroppedNote aria-live="polite">{dropped ? <Alert tone="warning">{dropped}</Alert> : null}</DroppedNote>
    </div>
  );
}

function PlatformField({ product }: Pick<BlockProps, 'product'>) {
  const providerCode = useWatch<OrderForm, 'providerCode'>({ name: 'providerCode' });
  return (
    <Field<string[]>
      name="platformCodes"
      label="适用平台"
      hint="所选平台须与加盖公章的纸质申请表一致。"
      group
      required="请至少选择一个适用平台。"
      rules={{ validate: (codes: string[]) => codes.length > 0 || '请至少选择一个适用平台。' }}
    >
      {(control) => <PlatformPicker control={control} product={product} providerCode={providerCode} />}
    </Field>
  );
}
