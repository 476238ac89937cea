import { usePortalConfig } from '../config/config.js';

/** `页面 - 站名` in the browser's tab. React hoists the element into the head. */
export function PageTitle({ title }: { title: string }) {
  const { brand } = usePortalConfig();
  return <title>{`${title} - ${brand.productName}`}</title>;
}
