import { formatMoney } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import { QrCode } from '@ca-portal/ui/qr-code';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { OrderForm } from './order-form';

// A server component: it draws widgets, calls what needs no browser, and leaves what is used to the form.
export default function Page() {
  return (
    <main>
      <h1>订单</h1>
      <StatusTag family="info" icon="dot">
        待支付
      </StatusTag>
      <p>{formatMoney(30_000)}</p>
      <QrCode value="https://portal.example.cn/pay/1" label="扫码支付" />
      <Link href="/done">查看进度</Link>
      <OrderForm />
    </main>
  );
}
