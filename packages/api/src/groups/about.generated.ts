// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { about as Rows } from '../contract/about.js';

/** About the portal, its partners and service points. Bind it with `use` of a client. */
export const about = /* @__PURE__ */ routeGroup<typeof Rows>('about', {
  profile: {"path":"/api/gywm/getGywm","response":{"organization":"qymc","address":"dwdz","email":"dwyx"}},
  agreements: {"path":"/api/gywm/getAgreements"},
  servicePoints: {"path":"/api/gywm/getServicePoint"},
  partners: {"path":"/api/hzhb/getHzhb"},
  solutions: {"path":"/api/gywm/getSolution"},
  experiences: {"path":"/api/cpty/getCpty"},
});
