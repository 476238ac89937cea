// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { about as Rows } from '../contract/about.js';

export const about = /* @__PURE__ */ routeGroup<typeof Rows>({
  profile: {"method":"GET","path":"/api/gywm/getGywm","envelope":"data","response":{"organisation":"qymc","address":"dwdz","email":"dwyx"}},
  servicePoints: {"method":"GET","path":"/api/gywm/getServicePoint","envelope":"data"},
  partners: {"method":"GET","path":"/api/hzhb/getHzhb","envelope":"data"},
  solutions: {"method":"GET","path":"/api/gywm/getSolution","envelope":"data"},
  experiences: {"method":"GET","path":"/api/cpty/getCpty","envelope":"data"},
});
