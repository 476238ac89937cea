// The stories with screenshots: the sheet of every widget, and these screens.
import { readFileSync } from 'node:fs';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  tags: string[];
}

const index = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as { entries: Readonly<Record<string, Entry>> };

/** A widget by its story id: its states sheet, or its default story without one. */
export const widgets = Object.values(index.entries)
  .filter(({ type, tags }) => type === 'docs' && tags.includes('attached-mdx'))
  .map(({ id }) => id.replace(/--docs$/, ''))
  .map((name) => ({
    name,
    story: [`${name}--states`, `${name}--default`].find((id) => index.entries[id]) ?? `${name}--playground`,
  }));

export const screens = [
  'screens-home-home-page--default',
  'screens-home-home-page--dark',
  'screens-home-home-page--phone',
  'screens-auth-login-page--default',
  'screens-auth-register-page--default',
  'screens-product-product-page--default',
  'screens-product-product-detail-page--default',
  'screens-order-order-page--default',
  'screens-order-orders-page--default',
  'screens-payment-cashier-page--default',
  'screens-certificates-certificates-page--default',
  'screens-certificates-certificate-write-page--default',
  'screens-review-review-desk-page--default',
  'screens-messages-messages-page--default',
  'screens-downloads-downloads-page--default',
  'screens-errors-not-found-page--default',
  'screens-shell-work-layout--default',
];
