import type { IconName } from '@ca-portal/ui/icon';
import type { Category } from './catalog.js';

export const categoryIcons: Readonly<Record<Category, IconName>> = {
  driver: 'lock-device',
  manual: 'book',
  template: 'document',
  tool: 'monitor',
  app: 'mobile',
};
