/**
 * The calls of the specification, copied from sections 7.1 to 7.7 by hand: the contract is checked against them.
 * `query` and `body` have the wire names that the text defines; an empty list means that the text says that the call
 * has one, but not its content.
 */
export interface SpecCall {
  readonly section: '7.1' | '7.2' | '7.3' | '7.4' | '7.5' | '7.6' | '7.7';
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
}

type Takes = Pick<SpecCall, 'query' | 'body'>;
const section =
  (name: SpecCall['section']) =>
  (method: SpecCall['method'], path: string, takes: Takes = {}): SpecCall => ({
    section: name,
    method,
    path,
    ...takes,
  });
const query = (...names: string[]): Takes => ({ query: names });
const body = (...names: string[]): Takes => ({ body: names });

const transport = section('7.1');
const codes = section('7.2');
const messages = section('7.3');
const account = section('7.4');
const content = section('7.5');
const certificate = section('7.6');
const template = section('7.7');

export const specCalls: readonly SpecCall[] = [
  transport('GET', '/common/download', query('fileName', 'delete')),

  codes('GET', '/system/dict/data/type/{type}'),
  codes('GET', '/system/config/configKey/{key}'),
  codes('GET', '/code/getCodeByType/{type}'),

  messages('GET', '/system/message/list', query('page', 'limit', 'important', 'topic', 'messageStatus')),
  messages('POST', '/system/message/add', body()),
  messages('POST', '/system/message/selectDepUserList', body()),
  messages('POST', '/system/message/delete/{id}'),
  messages('POST', '/system/message/updateStatus/{id}'),

  account('POST', '/sys/login', body('username', 'password', 'code', 'uuid')),
  account('GET', '/getRouters'),
  account('GET', '/sys/getInfoHaseRoleByType'),
  account('GET', '/sys/getInfoByRole'),
  account('GET', '/sys/getPeronInfo'),
  account('POST', '/info/geren/changeGly', query()),
  account('GET', '/sys/getRyInfo'),
  account('GET', '/captchaImage'),
  account('POST', '/loginFromXD', query('username')),
  account('POST', '/sys/sendRegPhone', query('mobilePhone', 'code', 'uuid', 'reg')),
  account('POST', '/huiyuanCadog/bindPhone', query()),
  account('GET', '/system/user/profile'),
  account('PUT', '/system/user/profile', body()),
  account('POST', '/system/user/profile/avatar', body()),
  account('PUT', '/system/user/profile/updatePwd', query('oldPassword', 'newPassword')),
  account('POST', '/sys/register', body()),
  account('POST', '/sys/checkUsername', body('username')),
  account('POST', '/sys/updatepassword', body('username', 'password', 'code')),
  account('POST', '/sys/xgRegPhone', query()),
  account('POST', '/sys/returnRegPhone', query()),
  account('POST', '/huiyuanCadog/bindCaByPhone', body()),
  account('GET', '/info/icqList/getIcqList'),
  account('POST', '/api/TFjTable/FileSignGot', body()),
  account('POST', '/api/TFjTable/ChangeColor', query()),

  content('GET', '/api/tzgg/getTzgg', query()),
  content('GET', '/api/tzgg/getAdvert'),
  content('GET', '/api/lbt/selectLbt'),
  content('GET', '/api/cpty/getCpty'),
  content('POST', '/shop/getShopList', { body: [], query: [] }),
  content('POST', '/shop/getShopPpList'),
  content('POST', '/shop/getTopShopList'),
  content('POST', '/shop/getShopLbList'),
  content('POST', '/shop/getShop/{id}'),
  content('POST', '/shop/getShopSku', body()),
  content('GET', '/api/gywm/getGywm'),
  content('GET', '/api/gywm/getfooter'),
  content('GET', '/api/hzhb/getHzhb'),
  content('GET', '/api/cpTable/getCpAll'),
  content('GET', '/api/tReply/getReplyTtile'),
  content('POST', '/api/tReply/getReply', query()),
  content('POST', '/api/tReply/getReplyById', query()),
  content('POST', '/tDownload/getDownloadList', query('pageItemNum', 'currentPage')),
  content('POST', '/tDownload/getDownloadInfo/{id}'),

  certificate('GET', '/api/caTable/selectBgNeedInfo', query()),
  certificate('POST', '/api/cfca/change', body()),
  certificate('POST', '/api/cfca/cfcadelay', body()),
  certificate('POST', '/api/cfca/savaCertInstallStatus', body()),
  certificate('POST', '/huiyuanCadog/saveCaiInfoBG'),
  certificate('POST', '/huiyuanCadog/saveCaiInfoBGZjs'),
  certificate('POST', '/api/bjca/submitCertApply'),
  certificate('POST', '/api/bjca/uploadKeyAndDownloadCert'),
  certificate('POST', '/api/bjca/bjcaErrDo'),
  certificate('POST', '/huiyuanCadog/getCaSmc'),
  certificate('POST', '/api/anxinca/renew'),
  certificate('POST', '/api/anxinca/download'),
  certificate('POST', '/api/shca/change'),
  certificate('POST', '/api/shca/delay'),
  certificate('POST', '/api/ca/verify'),

  template('POST', '/template/new/qy/{id}', { query: ['fileName'], body: [] }),
  template('POST', '/template/comApplyCert', body()),
  template('POST', '/template/personCert', body()),
  template('POST', '/template/batch/bg', { query: ['fileName'], body: [] }),
  template('POST', '/template/new/fzr/{id}', body()),
  template('POST', '/template/new/zj/{id}', body()),
  template('POST', '/template/new/zjs/{id}', body()),
  template('POST', '/template/batch/glyfzr/{id}', body()),
  template('POST', '/template/batch/glyzjs/{id}', body()),
  template('POST', '/ca/applicationinfo/getApplicationFj', query()),
  template('GET', '/info/qiye/downloadLegalPerAuthTem/{id}'),
  template('POST', '/info/qiye/downloadLegalPerAuthTemNew', body()),
  template('POST', '/info/qiye/downloadBatchPerAuthTem', body()),
  template('GET', '/info/qiye/downloadTraLegalPerAuthTem/{id}'),
];
