import { moneyText } from '@ca-portal/api/domain';
import type { ResultOf } from '@ca-portal/api';
import type { cashier } from '@ca-portal/api/contract';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { MethodTitle } from '../Payment.styles.js';

export type Opened = ResultOf<(typeof cashier)['open']>;
export type PayMethod = Opened['methods'][number]['method'];

const looks: Readonly<Record<PayMethod, { icon: IconName; name: string; text: (opened: Opened) => string }>> =
  {
    alipay: { icon: 'alipay', name: '支付宝', text: () => '在新页面完成支付，完成后回到这里' },
    balance: {
      icon: 'wallet',
      name: '预存账户',
      text: ({ availableFen }) => `可用 ${moneyText(availableFen)}，输入验证码后立即付清`,
    },
    combined: { icon: 'wallet', name: '组合支付', text: () => '先用预存账户，不够的部分由支付宝补足' },
    transfer: {
      icon: 'building',
      name: '对公转账',
      text: () => '汇款后上传凭证，财务在 1 个工作日内确认到账',
    },
  };

export const methodName = (method: PayMethod): string => looks[method].name;

interface PaymentMethodsProps {
  /** What the server offers for this order; only Alipay until it is known. */
  opened: Opened | undefined;
  value: PayMethod;
  onValueChange: (method: PayMethod) => void;
}

/** The payment methods that the server offers; an unavailable one is shown with its reason. */
export function PaymentMethods({ opened, value, onValueChange }: PaymentMethodsProps) {
  const methods = opened?.methods ?? [{ method: 'alipay' as const, label: '', unavailableReason: '' }];
  return (
    <OptionCardGroup
      aria-label="支付方式"
      columns={1}
      value={value}
      onValueChange={(next) => {
        const chosen = methods.find(({ method }) => method === next);
        if (chosen) onValueChange(chosen.method);
      }}
      options={methods.map(({ method, unavailableReason }) => ({
        value: method,
        title: (
          <MethodTitle>
            <Icon name={looks[method].icon} />
            {looks[method].name}
          </MethodTitle>
        ),
        ...(opened ? { description: looks[method].text(opened) } : {}),
        ...(unavailableReason ? { disabled: true, reason: unavailableReason } : {}),
      }))}
    />
  );
}
