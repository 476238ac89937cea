import type { Delivery } from '@ca-portal/api/domain';
import type { Carrier } from '../../db/schema/index.js';

interface Steps {
  detail: string;
  waiting: string;
  writing: string;
  failed: string;
  path: string;
}

const renewalSteps: Readonly<Record<Carrier, Steps>> = {
  lock: {
    detail: '请插入CA锁更新证书',
    waiting: '登录后插入CA锁，点击“更新证书”',
    writing: '正在写入，请勿拔出CA锁',
    failed: '写入中断，证书没有丢失，请重新插入CA锁继续',
    path: '/core/certWrite',
  },
  mobile: {
    detail: '请用原来的手机扫码更新证书',
    waiting: '登录后点击“安装到手机”，用手机扫码',
    writing: '请用手机扫码安装',
    failed: '安装中断，请重新扫码',
    path: '/core/certDownload',
  },
  pc: {
    detail: '请在原来的电脑上下载新证书',
    waiting: '在使用证书的电脑上登录，点击“下载证书”',
    writing: '正在下载，请不要关闭页面',
    failed: '下载中断，证书没有丢失，请重新下载',
    path: '/core/certDownload',
  },
};
const atCounter: Steps = {
  detail: '请带CA锁和身份证原件到服务网点更新证书',
  waiting: '带CA锁和身份证原件到服务网点更新证书',
  writing: '服务网点正在写入',
  failed: '写入中断，证书没有丢失，由服务网点继续',
  path: '/core/orderDetail',
};

/** How a holder gets the new certificate after a change, depending on the carrier and on who writes it. */
export const stepsFor = (carrier: Carrier, delivery: Delivery): Steps =>
  delivery === 'online' ? renewalSteps[carrier] : atCounter;
