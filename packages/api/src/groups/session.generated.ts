// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { session as Rows } from '../contract/session.js';

export const session = /* @__PURE__ */ routeGroup<typeof Rows>({
  captcha: {"method":"GET","path":"/captchaImage","envelope":"data","response":{"image":"img"}},
  login: {"method":"POST","path":"/login","envelope":"data"},
  loginBySms: {"method":"POST","path":"/login/sms","envelope":"data"},
  sendSmsCode: {"method":"POST","path":"/sys/sendRegPhone","envelope":"data"},
  checkUsername: {"method":"POST","path":"/sys/checkUsername","envelope":"data","repeatable":true},
  register: {"method":"POST","path":"/sys/register","envelope":"data","body":{"name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}},
  info: {"method":"GET","path":"/getInfo","envelope":"data","provesLogin":true,"response":{"person":["tInfoGeren",{"phone":"yhdh","name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}],"isAdministrator":"sfCzgly","companyReview":"qyShzt","companyDraftReview":"qyCgShzt"}},
  routers: {"method":"GET","path":"/getRouters","envelope":"data"},
  logout: {"method":"POST","path":"/logout","envelope":"data"},
});
