import { usePortalConfig } from '../../config/config.js';
import { useCurrentUser } from '../../session/useSession.js';
import type { Standing } from './allowance.js';
import type { PriceSource } from './prices.js';
import { useProducts } from '../../shared/content/index.js';
import { useCertificates, useProduct, useProductsOfRole } from './queries.js';
import { hasFailed } from '../../shared/failure/index.js';

/** What the server allows the user to do; undefined for a visitor and while loading. */
export function useStanding() {
  const user = useCurrentUser();
  const products = useProductsOfRole(user?.roleId);
  const certificates = useCertificates(user !== undefined);
  const standing: Standing | undefined =
    products.data && certificates.data
      ? { products: products.data.rows, certificates: certificates.data.rows }
      : undefined;
  return { user, standing, failed: [products, certificates].find(hasFailed) };
}

/**
 * Prices from the server: of all products for a visitor, of the role's products for a logged-in user. `unknown` tells
 * the caller to wait; a failure has its own block on the page.
 */
export function usePriceSource(roleId: number | undefined) {
  const { rules: fees } = usePortalConfig();
  const all = useProducts();
  const ofRole = useProductsOfRole(roleId);
  const offered = ofRole.data?.rows ?? all.data?.rows;
  const sold = offered?.find(({ carrier }) => carrier === 'lock') ?? all.data?.rows.find(isLock);
  const lock = useProduct(sold?.id);
  const ready = all.data && (sold === undefined || lock.data || lock.isError);
  const source: PriceSource | undefined = ready
    ? { products: all.data.rows, lock: lock.data ?? null, fees }
    : undefined;
  return { source, failed: [all, lock].find(hasFailed) };
}

const isLock = ({ carrier }: { carrier: string }) => carrier === 'lock';
