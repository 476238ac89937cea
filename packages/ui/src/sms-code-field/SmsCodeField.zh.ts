export const zhSmsCodeField = {
  label: '短信验证码',
  send: '获取验证码',
  sending: '发送中',
  resendIn: (seconds: number) => `${seconds} 秒后可重新发送`,
  resend: '重新发送',
  sent: (seconds: number) => `验证码已发送，${seconds} 秒后可以重新发送。`,
  sendFailed: '验证码没有发送出去，可能是网络中断。请重新获取。',
  canResend: '现在可以重新发送验证码。',
};
