import { Icon, type IconName } from '@ca-portal/ui/icon';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { useState } from 'react';
import { MethodTitle } from '../Payment.styles.js';

const titled = (icon: IconName, name: string) => (
  <MethodTitle>
    <Icon name={icon} />
    {name}
  </MethodTitle>
);

/** Three ways to pay; those that are not open yet are shown with the reason, so that nobody looks for them. */
export function PaymentMethods() {
  const [method, setMethod] = useState('alipay');
  return (
    <OptionCardGroup
      aria-label="支付方式"
      columns={1}
      value={method}
      onValueChange={setMethod}
      options={[
        {
          value: 'alipay',
          title: titled('alipay', '支付宝'),
          description: '在新页面完成支付，完成后回到这里',
        },
        {
          value: 'balance',
          title: titled('wallet', '预存账户'),
          disabled: true,
          reason: '尚未开放，请使用支付宝支付',
        },
        {
          value: 'transfer',
          title: titled('building', '对公转账'),
          disabled: true,
          reason: '尚未开放，请使用支付宝支付',
        },
      ]}
    />
  );
}
