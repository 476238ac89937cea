import { prestoreAccount } from '@ca-portal/api/contract';
import { inSeconds } from './payment.fixtures.js';

const row = prestoreAccount.payList.example.response;

export const account = { ...prestoreAccount.info.example.response, availableFen: 1280_00, roomFen: 3720_00 };

/** Four unpaid orders; relative to now, because the page counts down to the first deadline. */
export const payables = () => {
  const rows = [
    { ...row, orderNo: 'DD20261121000101', title: '企业变更，4 把锁', payableFen: 50_00 },
    { ...row, orderNo: 'DD20261121000086', title: '新办实体锁 + 手机证书', payableFen: 850_00 },
    { ...row, orderNo: 'DD20261120000412', title: '延期续费，企业副锁 2 把', payableFen: 400_00 },
    { ...row, orderNo: 'DD20261119000230', title: 'PC证书新办', payableFen: 150_00 },
  ].map((one) => ({ ...one, payBefore: inSeconds(8070) }));
  return { rows, total: rows.length };
};

/** The maximum number of orders in one payment, each with the longest allowed name. */
export const longPayables = () => {
  const [first] = payables().rows;
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ...(first ?? row),
    orderNo: `DD20261121000${101 + index}`,
    title: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐），新办实体锁与手机证书',
    payableFen: 1_234_567_89,
  }));
  return { rows, total: rows.length };
};
