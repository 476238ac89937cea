import { useEffect } from 'react';
import { usePortalConfig } from '../config/config.js';

/**
 * `页面 - 站名` in the browser's tab. Set directly: index.html already holds a title element for the time
 * before the script, and the first one in the document wins.
 */
export function PageTitle({ title }: { title: string }) {
  const { brand } = usePortalConfig();
  useEffect(() => {
    document.title = `${title} - ${brand.productName}`;
  }, [title, brand.productName]);
  return null;
}
