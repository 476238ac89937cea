import type { zhFooter } from './Footer.zh.js';

export const enFooter: typeof zhFooter = {
  label: 'Footer',
  organization: (name) => `Host: ${name}`,
  address: (address) => `Address: ${address}`,
  email: 'Email: ',
  hotline: 'Hotline',
  visits: (count) => (count === '1' ? '1 visit' : `${count} visits`),
  loading: 'Loading registration details',
  oldPlatform: 'Old platform',
};
