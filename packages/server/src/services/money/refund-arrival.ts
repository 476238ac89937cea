/** How long a refund takes after finance has sent it; every message uses these texts. */
export const refundArrival = { alipay: '1 至 3 个工作日', transfer: '3 至 5 个工作日' } as const;
