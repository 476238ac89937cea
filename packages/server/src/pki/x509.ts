import { installReflectMetadata } from './reflect.js';

installReflectMetadata();
/**
 * The X.509 library, loaded after the polyfill it needs. A static import would be hoisted above that line
 * when the server is bundled, hence the dynamic one.
 */
export const x509 = await import('@peculiar/x509');
export type { JsonName, X509Certificate } from '@peculiar/x509';
