import type { ComponentPropsWithRef } from 'react';
import { Pill } from './Tag.styles.js';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** `neutral` for a kind (业务), `brand` for a mark (主锁), `new` for 新. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'new';
}

/** A short label beside a name: its kind or mark. For states of a certificate or an order use `StatusTag`. */
export function Tag({ tone = 'neutral', ...rest }: TagProps) {
  return <Pill {...rest} data-component="Tag" data-tone={tone} />;
}
