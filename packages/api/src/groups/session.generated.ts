// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { session as Rows } from '../contract/session.js';

/** Login, registration, captcha, who is logged in, and the way out. Bind it with `use` of a client. */
export const session = /* @__PURE__ */ routeGroup<typeof Rows>('session', {
  captcha: {"path":"/captchaImage","response":{"image":"img"}},
  captchaWork: {"path":"/captchaWork"},
  captchaQuestion: {"path":"/captchaQuestion"},
  login: {"path":"/login","method":"POST"},
  loginBySms: {"path":"/login/sms","method":"POST"},
  loginByKey: {"path":"/login/key","method":"POST","repeatable":true},
  sendSmsCode: {"path":"/sys/sendRegPhone","method":"POST"},
  checkUsername: {"path":"/sys/checkUsername","method":"POST","repeatable":true},
  register: {"path":"/sys/register","method":"POST","body":{"name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}},
  info: {"path":"/getInfo","provesLogin":true,"response":{"person":["tInfoGeren",{"phone":"yhdh","name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}],"isAdministrator":"sfCzgly","companyReview":"qyShzt","companyDraftReview":"qyCgShzt"}},
  routers: {"path":"/getRouters"},
  logout: {"path":"/logout","method":"POST"},
});
