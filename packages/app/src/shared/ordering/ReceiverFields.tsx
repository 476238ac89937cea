import { checkMobile, checkPersonName, type Checked } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { orderService } from '@ca-portal/api/groups/order-service';
import { Button } from '@ca-portal/ui/button';
import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { maskPhone } from '@ca-portal/ui/formats';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../api/query.js';
import { usePortalConfig } from '../../config/config.js';
import { useCurrentUser } from '../../session/useSession.js';
import { useNarrow } from '../browser/index.js';
import { FieldGrid } from '../page/index.js';
import { AreaField } from './AreaField.js';
import { areaOf, areaText, provinces, wholeAddress } from './areas.js';
import { receiverEntered, type ReceiverValues } from './receiver.js';
import { SubBlock } from './SubBlock.styles.js';

const ruleOf = (check: (text: string) => Checked) => (text: string) => {
  const checked = check(text);
  return checked.ok || `${checked.reason}。`;
};
const street = (text: string) => text.trim().length >= 3 || '请输入街道和门牌号，能直接找到。';

/**
 * Recipient and address of the parcel. Prefilled with the user's last delivery address, or with his own name and phone.
 */
export function ReceiverFields() {
  const { getValues, setValue, formState } = useFormContext<{ receiver: ReceiverValues }>();
  const narrow = useNarrow();
  const [changing, setChanging] = useState(false);
  const receiver = useWatch<{ receiver: ReceiverValues }, 'receiver'>({ name: 'receiver' });
  const { brand } = usePortalConfig();
  const user = useCurrentUser();
  const before = useQuery({ ...read(orderService, 'receivers'), staleTime: 60_000 });
  const profile = useQuery({ ...read(account, 'profile'), staleTime: 60_000 });
  const home = provinces.find((one) => brand.region.includes(one));
  const earlier = before.data ?? [];
  const take = (index: number) => {
    const receiver = earlier[index];
    if (receiver) setValue('receiver', receiverEntered(receiver), filledIn);
  };

  useEffect(() => {
    if (before.isPending || profile.isPending) return;
    const { name, phone, address } = getValues('receiver');
    if (name || phone || address) return;
    const [last] = before.data ?? [];
    const own = checkMobile(profile.data?.data.phonenumber ?? '');
    if (last) setValue('receiver', receiverEntered(last));
    else
      setValue('receiver', {
        name: user?.person.name ?? '',
        // The phone number is masked for some users: a masked number would have to be typed again.
        phone: own.ok ? own.value : '',
        area: home ? areaText([home, '', '']) : '',
        address: '',
      });
  }, [before.isPending, before.data, profile.isPending, profile.data, user, home, getValues, setValue]);

  // On a phone, an address that was used before is one line, as printed on the parcel.
  if (narrow && !changing && !formState.errors.receiver && isKnown(receiver, earlier))
    return <KnownReceiver receiver={receiver} onChange={() => setChanging(true)} />;
  return (
    <SubBlock>
      {earlier.length > 1 ? (
        <Select
          aria-label="用过的地址"
          placeholder="换一个用过的地址"
          value=""
          options={earlier.map(({ name, phone, address }, index) => ({
            value: String(index),
            label: `${name}，${maskPhone(phone)}，${address}`,
          }))}
          onValueChange={(index) => take(Number(index))}
        />
      ) : null}
      <FieldGrid>
        <Field name="receiver.name" label="收件人" required rules={{ validate: ruleOf(checkPersonName) }}>
          <Input autoComplete="name" maxLength={60} />
        </Field>
        <Field name="receiver.phone" label="手机号" required rules={{ validate: ruleOf(checkMobile) }}>
          <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={20} />
        </Field>
        <div data-wide>
          <AreaField name="receiver.area" />
        </div>
        <div data-wide>
          <Field name="receiver.address" label="详细地址" required rules={{ validate: street }}>
            <Input maxLength={90} autoComplete="street-address" placeholder="街道、门牌号、楼层和房间号" />
          </Field>
        </div>
      </FieldGrid>
    </SubBlock>
  );
}

const filledIn = { shouldDirty: true, shouldValidate: true };

/** The address is complete, district included, and comes from an earlier order. */
const isKnown = (
  { name, phone, area, address }: ReceiverValues,
  earlier: readonly { name: string; phone: string; address: string }[],
) =>
  areaOf(area).every(Boolean) &&
  earlier.some(
    (one) => one.name === name && one.phone === phone && one.address === wholeAddress(area, address),
  );

interface KnownReceiverProps {
  receiver: ReceiverValues;
  onChange: () => void;
}

function KnownReceiver({ receiver: { name, phone, area, address }, onChange }: KnownReceiverProps) {
  return (
    <SubBlock>
      <p>
        寄给{name}，{maskPhone(phone)}，{wholeAddress(area, address)}
        <Button variant="text" size="sm" aria-label="修改收件人和地址" onClick={onChange}>
          修改
        </Button>
      </p>
    </SubBlock>
  );
}
