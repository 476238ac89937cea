import type { catalog } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { carrierLabels, carriers } from '@ca-portal/api/domain';
import { hiddenProviders } from '../../services/codes/index.js';
import { listProducts, productSummary } from '../../services/shop/index.js';
import { comparisonTable } from './comparison.js';
import { membership } from './member.js';
import { askForStock } from './stock-reminders.js';

export { tellWhoWaits } from './stock-reminders.js';

const recommended = 4;

export const catalogHandlers: Handlers<typeof catalog> = {
  async brands(_, context) {
    const offered = (await listProducts(context.services, await hiddenProviders(context))).flatMap(
      ({ providers }) => providers,
    );
    const brands = new Map<string, { code: string; name: string; monogram: string; products: number }>();
    for (const { code, name } of offered) {
      const brand = brands.get(code) ?? { code, name, monogram: Array.from(name)[0] ?? '', products: 0 };
      brands.set(code, { ...brand, products: brand.products + 1 });
    }
    return [...brands.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  },

  /** The bundle first, then what can be ordered now, each in the shop's order. */
  async top(_, context) {
    const rank = ({ product }: Awaited<ReturnType<typeof listProducts>>[number]) =>
      (product.orderType.includes(',') ? 0 : 2) + (product.unavailableReason ? 1 : 0);
    const all = (await listProducts(context.services, await hiddenProviders(context))).toSorted(
      (a, b) => rank(a) - rank(b),
    );
    return all.slice(0, recommended).map(productSummary);
  },

  async categories(_, context) {
    const all = await listProducts(context.services, await hiddenProviders(context));
    return carriers
      .map((code) => ({
        code,
        name: carrierLabels[code],
        products: all.filter((one) => one.product.carrier === code).length,
      }))
      .filter((category) => category.products > 0);
  },

  comparison: (_, context) => comparisonTable(context),
  remind: ({ params }, context) => askForStock(params.id, context),
  member: (_, context) => membership(context),
};
