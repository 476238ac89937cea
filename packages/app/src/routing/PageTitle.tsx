import { useEffect } from 'react';
import { usePortalConfig } from '../config/config.js';

/**
 * `页面 - 站名` as the document title. Set directly: index.html already has a title element for the time before the script,
 * and the browser uses the first one.
 */
export function PageTitle({ title }: { title: string }) {
  const { brand } = usePortalConfig();
  useEffect(() => {
    document.title = `${title} - ${brand.productName}`;
  }, [title, brand.productName]);
  return null;
}
