import { downloads } from '@ca-portal/api/contract';
import type { DownloadDetail, DownloadRow } from './queries.js';

const driver: DownloadRow = downloads.catalog.example.response;
const paper = (id: string, category: DownloadRow['category'], title: string): DownloadRow => ({
  ...driver,
  id,
  title,
  category,
  system: 'any',
  providerName: '',
  version: '2026',
  content: 'PDF 模板，打印盖章后上传',
  openMode: id === '24' ? 'inside' : 'tab',
  file: driver.file && { ...driver.file, name: `${id}.pdf`, size: 155_631 },
});

export const files: DownloadRow[] = [
  { ...driver, title: '北辰CA锁驱动程序' },
  {
    ...driver,
    id: '22',
    title: '云杉CA锁驱动程序',
    providerName: '云杉 CA',
    version: '2.9.0',
    pushTime: '2026-09-02 10:00:00',
  },
  { ...driver, id: '19', title: 'CA锁驱动程序（统信版）', system: 'uos', version: '3.1.8' },
  { ...driver, id: '33', title: 'CA锁环境检测工具', category: 'tool', providerName: '', file: null },
  paper('29', 'manual', '企业管理员操作手册'),
  paper('24', 'template', '企业证书申请表'),
  paper('25', 'template', '电子印章采集表'),
  paper('26', 'template', '法定代表人授权书'),
  paper('27', 'template', '补办情况说明'),
  paper('28', 'template', 'CA注销声明'),
  {
    ...paper('34', 'app', '辽易通 App（安卓版）'),
    system: 'android',
    version: '2.8.0',
    content: '手机证书在这里下载、扫码登录和签章',
  },
];

export const file: DownloadDetail = {
  ...downloads.detail.example.response,
  title: '北辰CA锁驱动程序',
  changes: [
    { version: '3.2.1', day: '2026-11-02', text: '支持浏览器的本地网络授权提示' },
    { version: '3.2.0', day: '2026-08-30', text: '签章速度提升；增加密码剩余次数提示' },
  ],
};

export const longText = '适用于全省公共资源交易平台互联互通业务的统一数字证书驱动程序安装包'.repeat(3);
