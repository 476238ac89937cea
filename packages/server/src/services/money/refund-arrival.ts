/** How long money is on its way once finance has sent it; every word about it comes from here. */
export const refundArrival = { alipay: '1 至 3 个工作日', transfer: '3 至 5 个工作日' } as const;
