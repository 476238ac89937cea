// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { session as Rows } from '../contract/session.js';

/** Login, registration, captcha, who is logged in, and the way out. Bind it with `use` of a client. */
export const session = /* @__PURE__ */ routeGroup<typeof Rows>('session', {
  captcha: {"path":"/captchaImage","response":{"image":"img"}},
  captchaWork: {"path":"/captchaWork"},
  captchaQuestion: {"path":"/captchaQuestion"},
  login: {"method":"POST","path":"/login"},
  loginBySms: {"method":"POST","path":"/login/sms"},
  loginByKey: {"method":"POST","path":"/login/key","repeatable":true},
  sendSmsCode: {"method":"POST","path":"/sys/sendRegPhone"},
  checkUsername: {"method":"POST","path":"/sys/checkUsername","repeatable":true},
  register: {"method":"POST","path":"/sys/register","body":{"name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}},
  info: {"path":"/getInfo","provesLogin":true,"response":{"person":["tInfoGeren",{"phone":"yhdh","name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}],"isAdministrator":"sfCzgly","companyReview":"qyShzt","companyDraftReview":"qyCgShzt"}},
  routers: {"path":"/getRouters"},
  logout: {"method":"POST","path":"/logout"},
});
