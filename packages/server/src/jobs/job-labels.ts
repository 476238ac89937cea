/** What the administrator reads; keys are the kinds of jobs, regular ones and those that something asks for. */
const labels: Readonly<Record<string, string>> = {
  'sending a text message': '发送短信',
  'sending a mail': '发送邮件',
  'importing users': '导入用户名单',
  'closing unpaid orders': '关闭超时未支付的订单',
  'ending attempts at writing': '结束超时的证书写入',
  'releasing combined payments': '释放未完成的组合支付',
  'issuing an invoice': '开具一张发票',
  'issuing invoices': '补开没有开成的发票',
  'reversing invoices': '红冲发票',
  'mailing invoices': '发送发票邮件',
  'mailing an invoice': '发送一张发票的邮件',
  'ending shipped orders': '自动签收',
  'reminding of coupons': '优惠券开抢提醒',
  'forgetting answered calls': '清理重复提交记录',
  'forgetting call counts': '清理访问频率记录',
  'forgetting SMS requests': '清理短信频率记录',
  'telling who waits for stock': '到货提醒',
  'reminding of certificates': '自设的证书提醒',
  'reminding of expiry': '证书到期提醒',
  'reminding of ending coupons': '优惠券到期提醒',
  reconciling: '每日对账',
  'forgetting order drafts': '清理过期的订单草稿',
  'forgetting done jobs': '清理已完成的任务',
  'checking certificate records': '核对证书签发与注销记录',
};

export const jobLabel = (kind: string): string => labels[kind] ?? kind;
