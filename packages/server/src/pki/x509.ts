import { installReflectMetadata } from './reflect.js';

installReflectMetadata();
/**
 * The X.509 library, loaded only once its one demand is met. A plain import would be hoisted above that
 * line when the server is bundled, hence the dynamic one.
 */
export const x509 = await import('@peculiar/x509');
export type { JsonName, X509Certificate } from '@peculiar/x509';
